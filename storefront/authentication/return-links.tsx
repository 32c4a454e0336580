import { useLocation } from 'react-router'
import { useLocalePath } from '../locale.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { returnToOf, withReturnTo } from '../session/return-to.ts'

/** Where to return after signing in; null on the server. */
export function useReturnTo(): string | null {
  const { search } = useLocation()
  return useInBrowser() ? returnToOf(search) : null
}

/** Builds links between these pages that keep the return path. */
export function useAuthPath(): (path: string) => string {
  const path = useLocalePath()
  const returnTo = useReturnTo()
  return (to) => path(withReturnTo(to, returnTo))
}
