import { useLocation } from 'react-router'
import { useLocalePath } from '../locale.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { wayBackOf, withWayBack } from '../session/way-back.ts'

/** Where the visitor was going when they were asked who they are; null on the server. */
export function useWayBack(): string | null {
  const { search } = useLocation()
  return useInBrowser() ? wayBackOf(search) : null
}

/** Links among these pages, which keep the way back. */
export function useAuthPath(): (path: string) => string {
  const path = useLocalePath()
  const wayBack = useWayBack()
  return (to) => path(withWayBack(to, wayBack))
}
