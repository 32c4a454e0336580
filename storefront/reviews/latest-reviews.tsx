import { useLocale } from '../locale.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { RatingBars } from './rating-bars.tsx'
import { ReviewItem } from './review-item.tsx'
import { reviewSummary, reviewView } from './review-view.ts'
import { useReviews } from './use-reviews.ts'

interface LatestReviewsProps {
  productId: string
  /** Address of all reviews. */
  href: string
}

export function LatestReviews({ productId, href }: LatestReviewsProps) {
  const locale = useLocale()
  const { reviews: messages } = useShoppingMessages()
  const { data, isFailed } = useReviews(productId, 'latest')
  if (isFailed) return <p>{messages.failed}</p>
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
