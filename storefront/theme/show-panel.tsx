import './customiser.css'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { LocaleProvider, localeOfPath } from '../locale.ts'
import { CustomiserPanel } from './customiser-panel.tsx'

let shown: { root: Root; place: HTMLElement; returnTo: Element | null } | null = null
let isOpening = false

export function togglePanel(): void {
  if (shown) close()
  else void openPanel()
}

/** In a React root of its own, next to the page's. */
export async function openPanel(): Promise<void> {
  if (shown || isOpening) return
  isOpening = true
  await pageStarted()
  isOpening = false
  const place = document.createElement('div')
  shown = { root: createRoot(place), place, returnTo: document.activeElement }
  place.addEventListener('keydown', closeOnEscape)
  document.body.append(place)
  document.documentElement.toggleAttribute('data-customising', true)
  shown.root.render(
    <StrictMode>
      <LocaleProvider value={localeOfPath(location.pathname)}>
        <CustomiserPanel onClose={close} />
      </LocaleProvider>
    </StrictMode>,
  )
}

function close(): void {
  if (!shown) return
  const { root, place, returnTo } = shown
  shown = null
  root.unmount()
  place.remove()
  document.documentElement.toggleAttribute('data-customising', false)
  if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus()
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') close()
}

/** React hydrates the whole document, and nothing may be added to it before. */
async function pageStarted(): Promise<void> {
  // An intent for `start-on-intent.inline.ts`.
  document.dispatchEvent(new Event('focusin'))
  while (window.early) await new Promise((resolve) => setTimeout(resolve, 20))
}
