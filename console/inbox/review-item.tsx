import { htmlLang, localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { showAge, showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { IfMay } from '../parts/if-may.tsx'
import { InboxItem } from './inbox-list.tsx'
import { inboxMessages } from './messages.ts'

export type Review = StaffAnswer<'GET /reviews'>['data'][number]

const tones = { waiting_for_approval: 'act', approved: 'good', rejected: 'bad' } as const

interface ReviewItemProps {
  review: Review
  onAsk: (to: 'reject' | 'reply') => void
}

export function ReviewItem({ review, onAsk }: ReviewItemProps) {
  const texts = useMessages(inboxMessages)
  const language = useLanguage()
  const { author, product, order, state, created_at: at } = review
  return (
    <InboxItem
      head={
        <>
          {author} <Stars rating={review.rating} />
        </>
      }
      state={<StateBadge tone={tones[state]}>{texts.reviewState[state]}</StateBadge>}
      details={
        <>
          {localize(product.title, language)} ·{' '}
          <PlaceLink className="link" to={`/orders/${order.reference}`}>
            {texts.order(order.reference)}
          </PlaceLink>{' '}
          · <time title={showTime(at)}>{showAge(at)}</time> · {texts.language[review.locale]}
        </>
      }
      actions={
        <IfMay permission="customers:manage">
          <ReviewActions review={review} onAsk={onAsk} />
        </IfMay>
      }
    >
      <p lang={htmlLang[review.locale]} className="whitespace-pre-line">
        {review.comments}
      </p>
      <ReviewPictures review={review} />
      {review.reason ? <p className="text-ink-2">{texts.rejectedBecause(review.reason)}</p> : null}
      {review.reply ? (
        <blockquote>
          <small className="text-ink-2">{texts.shopReplied}</small>
          <p lang={htmlLang[review.locale]}>{review.reply.text}</p>
        </blockquote>
      ) : null}
    </InboxItem>
  )
}

function Stars({ rating }: { rating: number }) {
  const texts = useMessages(inboxMessages)
  return (
    <span className="stars">
      <span className="sr-only">{texts.stars(rating)}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name={star <= rating ? 'star-filled' : 'star'} />
      ))}
    </span>
  )
}

function ReviewPictures({ review: { images } }: { review: Review }) {
  const texts = useMessages(inboxMessages)
  if (images.length === 0) return null
  return (
    <p className="inbox-pictures">
      {images.map(({ file_id: id, url }, at) =>
        url ? (
          <a key={id} href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={texts.picture(at + 1)} loading="lazy" width="96" height="96" />
          </a>
        ) : (
          <span key={id} className="text-ink-2">
            {texts.pictureGone}
          </span>
        ),
      )}
    </p>
  )
}

function ReviewActions({ review, onAsk }: ReviewItemProps) {
  const texts = useMessages(inboxMessages)
  const approve = useWrite('PUT /reviews/{id}/approve', {
    changes: ['GET /reviews'],
    onDone: () => showToast(texts.done.approved),
  })
  const { state } = review
  return (
    <>
      {state === 'approved' ? null : (
        <Button
          small
          data-key="a"
          busy={approve.isPending}
          onClick={() => approve.mutate({ params: { id: review._id } }, { onError: showFailure })}
        >
          {texts.approve}
        </Button>
      )}
      {state === 'rejected' ? null : (
        <Button small kind="ghost" data-key="r" onClick={() => onAsk('reject')}>
          {state === 'approved' ? texts.takeDown : texts.reject}
        </Button>
      )}
      <Button small kind="ghost" onClick={() => onAsk('reply')}>
        {texts.reply}
      </Button>
    </>
  )
}
