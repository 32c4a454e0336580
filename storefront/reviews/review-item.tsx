import { Picture } from '#ui/picture.tsx'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import type { ReviewView } from './review-view.ts'
import { Stars } from './stars.tsx'

export function ReviewItem({ review }: { review: ReviewView }) {
  const { reviews: messages } = useShoppingMessages()
  const { fit, variant, day } = review
  const facts = [messages.verified, variant, fit && messages.fits[fit], day]
  return (
    <li>
      <p>
        <Stars rating={review.rating} /> <b>{review.author}</b>
      </p>
      <p className="reviews-facts">{facts.filter(Boolean).join(' · ')}</p>
      {review.comments ? (
        <p className="reviews-text" lang={review.lang}>
          {review.comments}
        </p>
      ) : null}
      {review.pictures.length > 0 ? (
        <p className="reviews-pictures">
          {review.pictures.map((file, at) => (
            <a key={file} href={fileUrl(file, 1440)} target="_blank" rel="noopener">
              <Picture
                src={fileUrl(file, 320)}
                alt={messages.picture(review.author, at + 1)}
                width={160}
                height={107}
                style={{ inlineSize: 160 }}
              />
            </a>
          ))}
        </p>
      ) : null}
      {review.reply ? (
        <blockquote lang={review.lang}>
          <p className="reviews-facts">{messages.reply}</p>
          <p className="reviews-text">{review.reply}</p>
        </blockquote>
      ) : null}
    </li>
  )
}
