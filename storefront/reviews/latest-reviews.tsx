import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../locale.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { mainStore } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { publicApi } from '../session/session.ts'
import { RatingBars } from './rating-bars.tsx'
import { ReviewItem } from './review-item.tsx'
import { reviewSummary, reviewView } from './review-view.ts'

const maxShown = 3

interface LatestReviewsProps {
  productId: string
  /** Of all reviews. */
  href: string
}

export function LatestReviews({ productId, href }: LatestReviewsProps) {
  const locale = useLocale()
  const { reviews: messages } = useShoppingMessages()
  const { data, isError } = useQuery(
    {
      queryKey: ['reviews', locale, productId],
      queryFn: () =>
        publicApi(locale)(
          'GET /stores/{store_id}/product-management/products/{product_id}/reviews',
          {
            params: { store_id: mainStore, product_id: productId },
            query: { per_page: maxShown },
          },
        ),
      staleTime: 5 * 60_000,
    },
    queryClient(),
  )
  if (isError && !data) return <p>{messages.failed}</p>
  if (!data) return null
  return (
    <div className="reviews">
      <RatingBars summary={reviewSummary(data)} hrefOf={(rating) => `${href}?rating=${rating}`} />
      <ol>
        {data.data.map((review) => (
          <ReviewItem key={review._id} review={reviewView(review, locale)} />
        ))}
      </ol>
    </div>
  )
}
