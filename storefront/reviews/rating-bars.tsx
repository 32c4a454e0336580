import { Link } from '#ui/link.tsx'
import type { RatedSummary } from './review-view.ts'
import { ShareBar } from './share-bar.tsx'
import { Stars } from './stars.tsx'

interface RatingBarsProps {
  summary: RatedSummary
  hrefOf: (rating: number) => string
  current?: number | null
}

/** How the ratings are distributed; each leads to its reviews. */
export function RatingBars({ summary: { stars, count: all }, hrefOf, current }: RatingBarsProps) {
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
          <ShareBar count={count} all={all} /> {count}
        </li>
      ))}
    </ul>
  )
}
