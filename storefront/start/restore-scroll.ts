import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/**
 * Restores the scroll position on back and forward. The router's own component would add an inline
 * script to every document; before React runs, the browser restores the position itself.
 */
export function RestoreScroll() {
  useScrollRestoration()
  return null
}
