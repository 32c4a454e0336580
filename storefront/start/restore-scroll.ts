import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/**
 * Back and forward find their place again. The router's own component would add an inline script
 * to every document; before React runs, the browser itself restores the scroll position.
 */
export function RestoreScroll() {
  useScrollRestoration()
  return null
}
