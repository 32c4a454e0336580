import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { takeFocus } from '../forms/take-focus.ts'
import { useLocale } from '../locale.ts'
import type { AftersalesMessages } from '../messages/en/aftersales.ts'
import type { Order, OrderHandle } from '../order/order-query.ts'
import { OrderFailed } from '../order/order-placeholders.tsx'
import { queryClient } from '../query-client.ts'
import { fetchReviews, reviewsKey, type OrderReview } from './aftersales-query.ts'
import { ApprovalBadge } from './approval-badge.tsx'
import { ReviewForm } from './review-form.tsx'
import { SentPictures } from './sent-pictures.tsx'

interface ReviewSectionProps {
  order: Order
  handle: OrderHandle
  messages: AftersalesMessages
}

/** The order's reviews, and the form: one review per product. */
export function ReviewSection({ order, handle, messages }: ReviewSectionProps) {
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
  if (isError && !data)
    return <OrderFailed reload={() => void refetch()} text={messages.loadFailed} />
  if (!data || data.data.length + data.reviewable.length === 0) return null
  const nameOf = (productId: string) => {
    const item = order.items.find((each) => each.product_id === productId)
    return item ? localize(item.product_title, locale) : ''
  }
  return (
    <section aria-labelledby="reviews-title" className="grid gap-4 print:hidden">
      <h2 id="reviews-title" className="text-18" tabIndex={-1} {...(isSent && { ref: takeFocus })}>
        {messages.reviewTitle}
      </h2>
      <output>{isSent ? <Notice tone="success">{messages.reviewSent}</Notice> : null}</output>
      {data.data.map((review) => (
        <Written
          key={review._id}
          review={review}
          name={nameOf(review.product_id)}
          messages={messages}
        />
      ))}
      {data.reviewable.length > 0 ? <p>{messages.reviewIntro}</p> : null}
      <ul className="grid gap-3">
        {data.reviewable.map((id) => (
          <li key={id}>
            {open === id ? (
              <ReviewForm
                productId={id}
                name={nameOf(id)}
                handle={handle}
                messages={messages}
                onSent={() => {
                  setOpen(null)
                  setSent(true)
                }}
                onClose={() => setOpen(null)}
              />
            ) : (
              <p className="flex flex-wrap items-center justify-between gap-3 rounded-panel border border-line p-4">
                <span className="font-medium">{nameOf(id)}</span>
                <Button
                  kind="ghost"
                  small
                  aria-label={messages.writeReviewOf(nameOf(id))}
                  onClick={() => {
                    setSent(false)
                    setOpen(id)
                  }}
                >
                  {messages.writeReview}
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
  messages: AftersalesMessages
}

function Written({ review, name, messages }: WrittenProps) {
  const stars = '★'.repeat(review.rating) + '☆'.repeat(5 - review.rating)
  return (
    <article className="grid gap-2 rounded-panel border border-line p-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">
          {name} <span aria-hidden="true">{stars}</span>
          <span className="sr-only">{messages.starsOf(review.rating)}</span>
        </span>
        <ApprovalBadge state={review.state} messages={messages} />
      </p>
      {review.comments ? (
        <p className="whitespace-pre-line wrap-anywhere">{review.comments}</p>
      ) : null}
      <SentPictures pictures={review.images} messages={messages} />
      {review.reason ? (
        <p>
          <span className="block text-12 text-ink-2">{messages.why}</span>
          {review.reason}
        </p>
      ) : null}
      {review.reply ? (
        <p>
          <span className="block text-12 text-ink-2">{messages.reply}</span>
          {review.reply.text}
        </p>
      ) : null}
    </article>
  )
}
