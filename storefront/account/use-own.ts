import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#contract/client.ts'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { personalApi } from '../session/session.ts'

export interface Own<Data> {
  data: Data | undefined
  isFailed: boolean
  /** True while the previous page's data is shown. */
  isOld: boolean
  reload: () => void
}

export type OwnKey = readonly [string, ...(string | number)[]]

/** Fetched by the browser with the customer's token, never during SSR. */
export function useOwn<Data>(
  queryKey: OwnKey,
  ask: (api: ApiClient) => Promise<Data>,
  isEnabled = true,
): Own<Data> {
  const locale = useLocale()
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    {
      queryKey,
      queryFn: () => ask(personalApi(locale)),
      placeholderData: keepPreviousData,
      enabled: isEnabled,
    },
    queryClient(),
  )
  return { data, isFailed: isError, isOld: isPlaceholderData, reload: () => void refetch() }
}
