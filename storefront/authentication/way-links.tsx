import { useLocation } from 'react-router'
import { useLocalePath } from '../locale.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { wayBackOf, withWayBack } from '../session/way-back.ts'

/** Where to return after signing in; null on the server. */
export function useWayBack(): string | null {
  const { search } = useLocation()
  return useInBrowser() ? wayBackOf(search) : null
}

/** Builds links between these pages that keep the return path. */
export function useAuthPath(): (path: string) => string {
  const path = useLocalePath()
  const wayBack = useWayBack()
  return (to) => path(withWayBack(to, wayBack))
}
