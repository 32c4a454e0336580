import { useSyncExternalStore } from 'react'

/** False on the server and during hydration, then true: guards content only the browser knows. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never(): () => void {
  return () => {}
}
