import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../locale.ts'
import { mainStore } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { publicApi } from '../session/session.ts'
import type { ReviewsAnswer } from './review-view.ts'

const maxPictured = 8

interface Reviews {
  data: ReviewsAnswer | undefined
  isFailed: boolean
}

/** A product's latest reviews, or the latest with pictures; either with the summary of all. */
export function useReviews(productId: string, shown: 'latest' | 'pictured'): Reviews {
  const locale = useLocale()
  const { data, isError } = useQuery(
    {
      queryKey: ['reviews', locale, productId, shown],
      queryFn: () =>
        publicApi(locale)(
          'GET /stores/{store_id}/product-management/products/{product_id}/reviews',
          {
            params: { store_id: mainStore, product_id: productId },
            query:
              shown === 'latest' ? { per_page: 3 } : { per_page: maxPictured, with_images: 'true' },
          },
        ),
      staleTime: 5 * 60_000,
    },
    queryClient(),
  )
  return { data, isFailed: isError && !data }
}
