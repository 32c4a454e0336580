import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { followOtherTabs } from '../cart/other-tabs.ts'
import { queryClient } from './query-client.ts'

/** Around everything that shows personal data. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient)
  // Storage events come from outside React.
  useEffect(
    () => followOtherTabs(() => void client.invalidateQueries({ queryKey: ['cart'] })),
    [client],
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
