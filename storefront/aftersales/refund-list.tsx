import { formatDateTime } from '#domain/dates.ts'
import { say } from '#domain/locale.ts'
import { useLocale } from '../locale.ts'
import type { AftersalesWords } from '../messages/en/aftersales.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { refundSentences } from '../order/order-now.ts'
import type { Order } from '../order/order-query.ts'
import { amountCents, priceText } from '../price-text.ts'
import type { RefundRequest } from './aftersales-query.ts'
import { ApprovalWord } from './approval-word.tsx'
import { SentPictures } from './sent-pictures.tsx'
import { worthText } from './worth-text.ts'

interface RefundListProps {
  requests: readonly RefundRequest[]
  refunds: Order['refunds']
  words: AftersalesWords
}

export function RefundList({ requests, refunds, words }: RefundListProps) {
  return (
    <ul className="grid gap-4">
      {requests.map((request) => (
        <li key={request._id} className="grid gap-2 border border-line p-4">
          <Request
            request={request}
            refund={refunds.find(({ refund_request_id: id }) => id === request._id)}
            words={words}
          />
        </li>
      ))}
    </ul>
  )
}

interface RequestProps {
  request: RefundRequest
  refund: Order['refunds'][number] | undefined
  words: AftersalesWords
}

function Request({ request, refund, words }: RequestProps) {
  const messages = useLazyMessages()
  const { cart, order } = messages
  const locale = useLocale()
  const asked = worthText(request, cart, locale)
  const granted = {
    // The refund itself shows the amount once it exists.
    amount: refund ? '0.00' : (request.granted_amount ?? '0.00'),
    points: request.granted_points ?? 0,
  }
  const hasGrant = !refund || granted.points > 0
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <ApprovalWord state={request.state} words={words} />
        <span className="text-ink-2">
          {words.requestOf(formatDateTime(new Date(request.created_at)))}
        </span>
      </p>
      <ul>
        {request.refund_items.map((item) => (
          <li key={item.order_item_id}>
            {say(item.product_title, locale)}, {say(item.product_variant_title, locale)}{' '}
            {order.times(item.qty)}
            {item.granted_qty !== null && item.granted_qty < item.qty ? (
              <span className="block text-12 text-ink-2">
                {words.grantedOf(item.granted_qty, item.qty)}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="font-medium">
        {request.state === 'approved' ? (
          <>
            {refund ? refundSentences([refund], messages, locale) : null}{' '}
            {hasGrant ? words.granted(worthText(granted, cart, locale)) : null}
          </>
        ) : (
          words.asked(asked)
        )}
      </p>
      {amountCents(request.given_before_amount) > 0 ? (
        <p>{words.givenBefore(priceText(request.given_before_amount, locale))}</p>
      ) : null}
      {request.reason ? <Said label={words.yourReason} text={request.reason} /> : null}
      <SentPictures pictures={request.images} words={words} />
      {request.answer ? <Said label={words.answer} text={request.answer} /> : null}
    </>
  )
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      <span className="block text-12 text-ink-2">{label}</span>
      {text}
    </p>
  )
}
