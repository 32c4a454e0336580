import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from '../locale.ts'
import { mainStore } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { publicApi } from '../session/session.ts'
import type { Suggestions } from './suggestion.ts'

/** Debounces letters typed in a row. */
const pauseMs = 80
const freshMs = 10 * 60_000

/**
 * Suggestions for the search being typed. Keeps the previous ones while the next load; undefined
 * before the first. Optional: a failure shows nothing.
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

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
