import type { DemoReview } from './reviews/demo-review.ts'
import { otherReviews } from './reviews/other.ts'
import { topReviews } from './reviews/tops.ts'

/** Reviews of the demo label, oldest first. */
export const reviews: readonly DemoReview[] = [...topReviews, ...otherReviews].toSorted(
  (a, b) => b.daysAgo - a.daysAgo,
)
