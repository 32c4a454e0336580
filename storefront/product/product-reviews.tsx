import { Link } from 'react-router'
import { Picture } from '#ui/picture.tsx'
import { useMessages } from '../messages/messages.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import type { ReviewsView, ReviewView } from './product-view.ts'

export function ProductReviews({ reviews }: { reviews: ReviewsView }) {
  const { product: messages } = useMessages()
  const { count, average, stars, items, page, pages } = reviews
  if (average === null) return <p>{messages.noReviews}</p>
  return (
    <div className="reviews">
      <div>
        <p className="reviews-average">
          {messages.average(average)} <span>{messages.reviewCount(count)}</span>
        </p>
        <ul>
          {stars.map(([rating, given]) => (
            <li key={rating}>
              <Stars rating={rating} />{' '}
              <meter aria-label={messages.stars(rating)} min={0} max={count} value={given} />{' '}
              {given}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <ol>
          {items.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ol>
        <p className="reviews-pages">
          {page > 1 ? <PageLink to={page - 1}>{messages.newerReviews}</PageLink> : null}
          {page < pages ? <PageLink to={page + 1}>{messages.olderReviews}</PageLink> : null}
        </p>
      </div>
    </div>
  )
}

function Review({ review }: { review: ReviewView }) {
  const { product: messages } = useMessages()
  return (
    <li>
      <p>
        <Stars rating={review.rating} /> <b>{review.author}</b>
      </p>
      <p className="reviews-facts">
        {[messages.verified, review.variant, review.day].filter(Boolean).join(' · ')}
      </p>
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
                alt={messages.reviewPicture(review.author, at + 1)}
                width={80}
                height={100}
              />
            </a>
          ))}
        </p>
      ) : null}
      {review.reply ? (
        <blockquote lang={review.lang}>
          <p className="reviews-facts">{messages.shopReply}</p>
          <p className="reviews-text">{review.reply}</p>
        </blockquote>
      ) : null}
    </li>
  )
}

function Stars({ rating }: { rating: number }) {
  const { product: messages } = useMessages()
  return (
    <>
      <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(5 - rating)}</span>
      <span className="sr-only">{messages.stars(rating)}</span>
    </>
  )
}

function PageLink({ to, children }: { to: number; children: string }) {
  return (
    <Link className="link" data-hold="" to={`?page=${to}`} preventScrollReset discover="none">
      {children}
    </Link>
  )
}
