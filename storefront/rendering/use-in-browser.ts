import { useSyncExternalStore } from 'react'

/** False on the server and while React takes its page over: what only a browser knows waits for true. */
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
