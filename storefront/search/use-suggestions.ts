import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from '../locale.ts'
import { mainStore } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { publicApi } from '../session/session.ts'
import type { Suggestions } from './suggestion.ts'

/** Long enough for two letters typed in a row to be asked for once. */
const pauseMs = 80
const freshMs = 10 * 60_000

/**
 * What a search being typed may become. Until the answer to the last letter is there, that to the
 * one before; undefined before the first. A search works without: a failure shows nothing.
 */
export function useSuggestions(typed: string): Suggestions | undefined {
  const locale = useLocale()
  const keyword = usePaused(typed.trim())
  const { data } = useQuery(
    {
      queryKey: ['suggestions', keyword],
      queryFn: ({ signal }) =>
        publicApi(locale)('GET /stores/{store_id}/product-management/products/suggestions', {
          params: { store_id: mainStore },
          query: { keyword },
          signal,
        }),
      enabled: keyword !== '',
      placeholderData: keepPreviousData,
      staleTime: freshMs,
    },
    queryClient(),
  )
  return data
}

/** A value that has stood still for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
