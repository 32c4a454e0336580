import { useQueries } from '@tanstack/react-query'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { publicApi } from '../session/session.ts'
import { findDetails } from './find-details.ts'
import type { ProductDetails } from './present-product.ts'

export interface ProductsOnScreen {
  /** In the given order; skips products no longer sold. */
  products: ProductDetails[]
  isLoading: boolean
  isFailed: boolean
  reload: () => void
}

/** Products only this browser knows about, such as its wishlist. */
export function useProducts(ids: readonly string[], isWanted = true): ProductsOnScreen {
  const locale = useLocale()
  const queries = useQueries(
    {
      queries: ids.map((id) => ({
        queryKey: ['product', locale, id],
        queryFn: () => findDetails(publicApi(locale), id),
        enabled: isWanted,
        staleTime: 5 * 60_000,
      })),
    },
    queryClient(),
  )
  return {
    products: queries.flatMap(({ data }) => data ?? []),
    isLoading: queries.some(({ isPending }) => isPending),
    isFailed: queries.some(({ isError }) => isError),
    reload: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch()
    },
  }
}
