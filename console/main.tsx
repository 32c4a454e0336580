import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './api/query-client.ts'
import { showDocumentLanguage } from './language/language.ts'
import { router } from './router.tsx'
import { startTheme } from './shell/theme.ts'

startTheme()
showDocumentLanguage()
const root = document.getElementById('console')
if (!root) throw new Error('The page has no place for the console')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
