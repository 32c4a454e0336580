import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { ReviewPictures } from './review-pictures.tsx'
import type { ReviewView } from './review-view.ts'
import { Stars } from './stars.tsx'

export function ReviewItem({ review }: { review: ReviewView }) {
  const { reviews: messages } = useShoppingMessages()
  const { fit, variant, day } = review
  const details = [messages.verified, variant, fit && messages.fits[fit], day]
  return (
    <li className="review">
      <p>
        <Stars rating={review.rating} /> <b>{review.author}</b>
      </p>
      <p className="reviews-facts">{details.filter(Boolean).join(' · ')}</p>
      {review.comments ? (
        <p className="reviews-text" lang={review.lang}>
          {review.comments}
        </p>
      ) : null}
      <ReviewPictures reviews={[review]} width={160} height={107} />
      {review.reply ? (
        <blockquote lang={review.lang}>
          <p className="reviews-facts">{messages.reply}</p>
          <p className="reviews-text">{review.reply}</p>
        </blockquote>
      ) : null}
    </li>
  )
}
