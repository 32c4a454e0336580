import { useRef } from 'react'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { reviewsPath } from '../paths.ts'
import { useIsNear } from '../rendering/use-is-near.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import type { ReviewSummary } from '../reviews/review-view.ts'

const load = () => import('./further-down.tsx')

interface ProductReviewsProps {
  product: { id: string; title: string; reviews: ReviewSummary }
}

/** The average; the rest is loaded when it is scrolled near or its tab is opened. */
export function ProductReviews({ product }: ProductReviewsProps) {
  const { product: messages } = useMessages()
  const href = useLocalePath()(reviewsPath(product))
  const place = useRef<HTMLDivElement>(null)
  const { average, count } = product.reviews
  const isNear = useIsNear(place, count > 0)
  const latest = useLazyComponent(load, isNear, () => {
    // Optional: the link leads to all reviews.
  })
  if (average === null) return <p>{messages.noReviews}</p>
  return (
    <div ref={place}>
      {latest ? <latest.LatestReviews productId={product.id} href={href} /> : null}
      <p>
        <Link className="link" href={href}>
          {messages.averageOf(average, count)}
        </Link>
      </p>
    </div>
  )
}
