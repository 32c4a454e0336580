/** Parts of a product page that load when they are scrolled near, or opened. */
export { LookButton } from '../look/look-button.tsx'
export { LatestReviews } from '../reviews/latest-reviews.tsx'
export { ReviewGlance } from '../reviews/review-glance.tsx'
