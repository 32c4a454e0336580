import { reasonIn } from '#contract/system-reasons.ts'
import { formatDateTime } from '#domain/dates.ts'
import { joinName } from '#domain/punctuation.ts'
import { useLocale } from '../locale.ts'
import type { AftersalesMessages } from '../messages/en/aftersales.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { refundSentences } from '../order/status-message.ts'
import type { Order } from '../order/order-query.ts'
import { amountCents, priceText } from '../price-text.ts'
import type { RefundRequest } from './aftersales-query.ts'
import { ApprovalBadge } from './approval-badge.tsx'
import { SendBack } from './send-back.tsx'
import { SentPictures } from './sent-pictures.tsx'
import { worthText } from './worth-text.ts'

interface RefundListProps {
  requests: readonly RefundRequest[]
  refunds: Order['refunds']
  messages: AftersalesMessages
}

export function RefundList({ requests, refunds, messages: text }: RefundListProps) {
  return (
    <ul className="grid gap-4">
      {requests.map((request) => (
        <li key={request._id} className="grid gap-2 rounded-panel border border-line p-4">
          <Request
            request={request}
            refunds={refunds.filter(({ refund_request_id: id }) => id === request._id)}
            messages={text}
          />
        </li>
      ))}
    </ul>
  )
}

interface RequestProps {
  request: RefundRequest
  refunds: Order['refunds']
  messages: AftersalesMessages
}

function Request({ request, refunds, messages: text }: RequestProps) {
  const messages = useLazyMessages()
  const { cart, order } = messages
  const locale = useLocale()
  const asked = worthText(request, cart, locale)
  const granted = {
    // The refunds themselves show the amount once they exist.
    amount: refunds.length > 0 ? '0.00' : (request.granted_amount ?? '0.00'),
    points: request.granted_points ?? 0,
  }
  const hasGrant = refunds.length === 0 || granted.points > 0
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <ApprovalBadge
          state={request.state}
          label={request.send_back ? text.sendBack.state : undefined}
          messages={text}
        />
        <span className="text-ink-2">
          {text.requestOf(formatDateTime(new Date(request.created_at)))}
        </span>
      </p>
      <ul>
        {request.refund_items.map((item) => (
          <li key={item.order_item_id}>
            {joinName([item.product_title, item.product_variant_title], locale)}{' '}
            {order.times(item.qty)}
            {item.granted_qty !== null && item.granted_qty < item.qty ? (
              <span className="block text-12 text-ink-2">
                {text.grantedOf(item.granted_qty, item.qty)}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="font-medium">
        {request.state === 'approved' ? (
          <>
            {refundSentences(refunds, messages, locale).join(locale === 'en' ? ' ' : '')}{' '}
            {hasGrant ? text.granted(worthText(granted, cart, locale)) : null}
          </>
        ) : (
          text.asked(asked)
        )}
      </p>
      {amountCents(request.given_before_amount) > 0 ? (
        <p>{text.givenBefore(priceText(request.given_before_amount, locale))}</p>
      ) : null}
      {request.send_back ? <SendBack {...request.send_back} messages={text.sendBack} /> : null}
      {request.gifts ? (
        <p>{text.gifts[request.gifts.decision](priceText(request.gifts.charged_amount, locale))}</p>
      ) : null}
      {request.reason ? (
        <Said label={text.yourReason} text={reasonIn(request.reason, locale)} />
      ) : null}
      <SentPictures pictures={request.images} messages={text} />
      {request.answer ? <Said label={text.answer} text={reasonIn(request.answer, locale)} /> : null}
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
