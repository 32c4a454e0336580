import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#contract/client.ts'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { publicApi } from '../session/session.ts'

export type WayToPay = Answer<'GET /configuration/latest'>['payment_methods'][number]

export interface WaysToPay {
  ways: readonly WayToPay[] | undefined
  isFailed: boolean
  reload: () => void
}

/** The shop's current payment methods; an order stores only the one it was placed with. */
export function useWaysToPay(isWanted: boolean): WaysToPay {
  const locale = useLocale()
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['ways-to-pay'],
      queryFn: async () => (await publicApi(locale)('GET /configuration/latest')).payment_methods,
      enabled: isWanted,
      staleTime: 5 * 60_000,
    },
    queryClient(),
  )
  return { ways: data, isFailed: isError && !data, reload: () => void refetch() }
}
