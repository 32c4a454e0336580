import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

export interface ListState<Filter extends string> {
  page: number
  keyword: string
  /** `-created_at` for descending; empty for the list's own order. */
  sort: string
  /** Values of the filters that are set. */
  filters: Readonly<Partial<Record<Filter, string>>>
  /** Changes filters, sort order or keyword, and goes back to the first page. */
  change: (values: Readonly<Record<string, string>>) => void
  /** Address of a page with everything else unchanged, relative to the list. */
  pageHref: (page: number) => string
  reset: () => void
}

/** Search, filters, sort order and page of a list. They live in its address and nowhere else. */
export function useListState<Filter extends string>(names: readonly Filter[]): ListState<Filter> {
  const [params, setParams] = useSearchParams()

  const change = useCallback<ListState<Filter>['change']>(
    (values) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete('page')
          for (const [name, value] of Object.entries(values)) {
            if (typeof value === 'string' && value !== '') next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )

  return useMemo(() => {
    const filters: Partial<Record<Filter, string>> = {}
    for (const name of names) {
      const value = params.get(name)
      if (value) filters[name] = value
    }
    return {
      page: pageIn(params),
      keyword: params.get('keyword') ?? '',
      sort: params.get('sort') ?? '',
      filters,
      change,
      pageHref: (page) => `?${withPage(params, page)}`,
      reset: () => setParams({}, { replace: true }),
    }
  }, [params, names, change, setParams])
}

function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params)
  if (page === 1) next.delete('page')
  else next.set('page', String(page))
  return next
}

/** The value if it is one of these; an address can hold anything. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  typed: string | undefined,
): Value | undefined {
  return values.find((value) => value === typed)
}
