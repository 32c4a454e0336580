import { formatDateTime } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { takeFocus } from '../forms/take-focus.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { OtherWays } from './other-ways.tsx'
import { amountCents, priceText } from '../price-text.ts'
import type { Order, OrderHandle } from './order-query.ts'

interface CashPaymentPanelProps {
  order: Order
  handle: OrderHandle
  /** The customer has just switched to this method. */
  isNew?: boolean
}

/** What to bring to the shop, and until when. */
export function CashPaymentPanel({ order, handle, isNew = false }: CashPaymentPanelProps) {
  const { order: messages, paying } = useLazyMessages()
  const locale = useLocale()
  const { payment } = order
  const details = [
    [messages.amount, priceText(payment.amount, locale)],
    ...(amountCents(payment.received) > 0
      ? [[messages.received, priceText(payment.received, locale)]]
      : []),
    ...(payment.due_at ? [[paying.collectBy, formatDateTime(new Date(payment.due_at))]] : []),
    [messages.orderNumber, payment.reference],
  ]
  return (
    <section
      aria-labelledby="payment-title"
      className="grid gap-5 rounded-panel border border-ink p-5 w577:p-8"
    >
      <h2 id="payment-title" className="text-18" tabIndex={-1} {...(isNew && { ref: takeFocus })}>
        {messages.payment} · {localize(payment.title, locale)}
      </h2>
      <dl className="facts content-start">
        {details.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <OtherWays order={order} handle={handle} />
    </section>
  )
}
