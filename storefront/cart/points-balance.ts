import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { accountMark, readAuthStatus } from '../session/auth-state.ts'
import { personalApi } from '../session/session.ts'

/** Temporary accounts collect no points. */
export function isMember(): boolean {
  return readAuthStatus() === 'registered'
}

/** Points that a signed-in member can spend; null for other visitors and while loading. */
export function usePointsBalance(isWanted: boolean): number | null {
  const locale = useLocale()
  const isInBrowser = useInBrowser()
  const { data } = useQuery(
    {
      queryKey: ['points', isInBrowser && accountMark()],
      queryFn: () => personalApi(locale)('GET /profiles/membership/balance'),
      enabled: isInBrowser && isWanted && isMember(),
    },
    queryClient(),
  )
  return data?.balance ?? null
}
