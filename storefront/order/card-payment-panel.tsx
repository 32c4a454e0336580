import { formatDateTime } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { BackToCart } from './back-to-cart.tsx'
import { PayChoice } from './pay-choice.tsx'
import { amountCents, priceText } from '../price-text.ts'
import type { Order, OrderHandle } from './order-query.ts'

export function CardPaymentPanel({ order, handle }: { order: Order; handle: OrderHandle }) {
  const { order: messages } = useLazyMessages()
  const locale = useLocale()
  const { payment } = order
  return (
    <section
      aria-labelledby="payment-title"
      className="grid gap-5 rounded-panel border border-ink p-5 w577:p-8"
    >
      <h2 id="payment-title" className="text-18">
        {messages.payment} · {localize(payment.title, locale)}
      </h2>
      <dl className="facts content-start">
        <div>
          <dt>{messages.amount}</dt>
          <dd className="text-22 font-medium tabular-nums">{priceText(payment.amount, locale)}</dd>
        </div>
        {amountCents(payment.received) > 0 ? (
          <div>
            <dt>{messages.received}</dt>
            <dd>{priceText(payment.received, locale)}</dd>
          </div>
        ) : null}
        {payment.due_at ? (
          <div>
            <dt>{messages.payBy}</dt>
            <dd>{formatDateTime(new Date(payment.due_at))}</dd>
          </div>
        ) : null}
      </dl>
      <PayChoice order={order} handle={handle} />
      <BackToCart order={order} handle={handle} />
    </section>
  )
}
