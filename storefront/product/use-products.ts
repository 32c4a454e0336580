import { useQueries } from '@tanstack/react-query'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { publicApi } from '../session/session.ts'
import { findDetails } from './find-details.ts'
import type { ProductDetails } from './present-product.ts'

export interface ProductsOnScreen {
  /**
   * In the given order, up to the first that is still loading, which would move what follows it; skips
   * products no longer sold.
   */
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
  const loading = queries.findIndex(({ isPending }) => isPending)
  const settled = loading < 0 ? queries : queries.slice(0, loading)
  return {
    products: settled.flatMap(({ data }) => data ?? []),
    isLoading: loading >= 0,
    isFailed: queries.some(({ isError }) => isError),
    reload: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch()
    },
  }
}
