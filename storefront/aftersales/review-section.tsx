import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { say } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { takeFocus } from '../forms/take-focus.ts'
import { useLocale } from '../locale.ts'
import type { AftersalesWords } from '../messages/en/aftersales.ts'
import type { Order, OrderHandle } from '../order/order-query.ts'
import { OrderFailed } from '../order/order-states.tsx'
import { queryClient } from '../query-client.ts'
import { fetchReviews, reviewsKey, type OrderReview } from './aftersales-query.ts'
import { ApprovalWord } from './approval-word.tsx'
import { ReviewForm } from './review-form.tsx'
import { SentPictures } from './sent-pictures.tsx'

interface ReviewSectionProps {
  order: Order
  handle: OrderHandle
  words: AftersalesWords
}

/** The order's reviews, and the form: one review per product. */
export function ReviewSection({ order, handle, words }: ReviewSectionProps) {
  const locale = useLocale()
  const [open, setOpen] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const { data, isError, refetch } = useQuery(
    {
      queryKey: reviewsKey(handle),
      queryFn: () => fetchReviews(locale, handle),
      staleTime: 5000,
    },
    queryClient(),
  )
  if (isError && !data) return <OrderFailed reload={() => void refetch()} text={words.loadFailed} />
  if (!data || data.data.length + data.reviewable.length === 0) return null
  const nameOf = (productId: string) => {
    const item = order.items.find((each) => each.product_id === productId)
    return item ? say(item.product_title, locale) : ''
  }
  return (
    <section aria-labelledby="reviews-title" className="grid gap-4 print:hidden">
      <h2 id="reviews-title" className="text-18" tabIndex={-1} {...(isSent && { ref: takeFocus })}>
        {words.reviewTitle}
      </h2>
      <output>{isSent ? <Notice tone="success">{words.reviewSent}</Notice> : null}</output>
      {data.data.map((review) => (
        <Written key={review._id} review={review} name={nameOf(review.product_id)} words={words} />
      ))}
      {data.reviewable.length > 0 ? <p>{words.reviewIntro}</p> : null}
      <ul className="grid gap-3">
        {data.reviewable.map((id) => (
          <li key={id}>
            {open === id ? (
              <ReviewForm
                productId={id}
                name={nameOf(id)}
                handle={handle}
                words={words}
                onSent={() => {
                  setOpen(null)
                  setSent(true)
                }}
                onClose={() => setOpen(null)}
              />
            ) : (
              <p className="flex flex-wrap items-center justify-between gap-3 border border-line p-4">
                <span className="font-medium">{nameOf(id)}</span>
                <Button
                  kind="ghost"
                  small
                  aria-label={words.writeReviewOf(nameOf(id))}
                  onClick={() => {
                    setSent(false)
                    setOpen(id)
                  }}
                >
                  {words.writeReview}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface WrittenProps {
  review: OrderReview
  name: string
  words: AftersalesWords
}

function Written({ review, name, words }: WrittenProps) {
  const stars = '★'.repeat(review.rating) + '☆'.repeat(5 - review.rating)
  return (
    <article className="grid gap-2 border border-line p-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">
          {name} <span aria-hidden="true">{stars}</span>
          <span className="sr-only">{words.starsOf(review.rating)}</span>
        </span>
        <ApprovalWord state={review.state} words={words} />
      </p>
      {review.comments ? (
        <p className="whitespace-pre-line wrap-anywhere">{review.comments}</p>
      ) : null}
      <SentPictures pictures={review.images} words={words} />
      {review.reason ? (
        <p>
          <span className="block text-12 text-ink-2">{words.why}</span>
          {review.reason}
        </p>
      ) : null}
      {review.reply ? (
        <p>
          <span className="block text-12 text-ink-2">{words.reply}</span>
          {review.reply.text}
        </p>
      ) : null}
    </article>
  )
}
