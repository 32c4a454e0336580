import { Link } from '#ui/link.tsx'
import { useMessages } from '../messages/messages.ts'
import type { RatedSummary } from './review-view.ts'
import { Stars } from './stars.tsx'

interface RatingBarsProps {
  summary: RatedSummary
  hrefOf: (rating: number) => string
  current?: number | null
}

/** How the ratings are distributed; each leads to its reviews. */
export function RatingBars({ summary: { stars, count: all }, hrefOf, current }: RatingBarsProps) {
  const { product: messages } = useMessages()
  return (
    <ul>
      {stars.map(([rating, count]) => (
        <li key={rating}>
          {count === 0 ? (
            <Stars rating={rating} />
          ) : (
            <Link href={hrefOf(rating)} aria-current={rating === current || undefined}>
              <Stars rating={rating} />
            </Link>
          )}{' '}
          <meter aria-label={messages.stars(rating)} min={0} max={all} value={count} /> {count}
        </li>
      ))}
    </ul>
  )
}
