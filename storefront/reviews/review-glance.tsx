import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { reviewsPath } from '../paths.ts'
import { Fits } from './fits.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import { fitCounts, reviewView, type ReviewSummary } from './review-view.ts'
import { useReviews } from './use-reviews.ts'

interface ReviewGlanceProps {
  product: { id: string; title: string; reviews: ReviewSummary }
}

/** Rating, fit and customers' pictures next to the facts. Nothing shows if they fail to load. */
export function ReviewGlance({ product }: ReviewGlanceProps) {
  const locale = useLocale()
  const path = useLocalePath()
  const { product: text } = useMessages()
  const { reviews: messages } = useShoppingMessages()
  const { data } = useReviews(product.id, 'pictured')
  const { average, count } = product.reviews
  if (!data || average === null) return null
  const reviews = data.data.map((review) => reviewView(review, locale))
  return (
    <section aria-label={text.reviews} className="grid gap-3 border-t border-line pt-4">
      <p>
        <Link className="link" href={path(reviewsPath(product))}>
          {text.averageOf(average, count)}
        </Link>
      </p>
      <Fits fits={fitCounts(data.summary)} />
      {reviews.length > 0 ? (
        <section aria-label={messages.pictures}>
          <ReviewPictures reviews={reviews} width={72} height={72} />
        </section>
      ) : null}
    </section>
  )
}
