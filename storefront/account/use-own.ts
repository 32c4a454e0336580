import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#contract/client.ts'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { personalApi } from '../session/session.ts'

/** Something of the customer's own, on its way or here. */
export interface Own<Data> {
  data: Data | undefined
  isFailed: boolean
  /** What is shown belongs to the page before. */
  isOld: boolean
  reload: () => void
}

export type OwnKey = readonly [string, ...(string | number)[]]

/** Fetched by the browser with the customer's token, and by nobody else. */
export function useOwn<Data>(queryKey: OwnKey, ask: (api: ApiClient) => Promise<Data>): Own<Data> {
  const locale = useLocale()
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    {
      queryKey,
      queryFn: () => ask(personalApi(locale)),
      placeholderData: keepPreviousData,
    },
    queryClient(),
  )
  return { data, isFailed: isError, isOld: isPlaceholderData, reload: () => void refetch() }
}
