import { formatDateTime } from '#domain/dates.ts'
import type { Locale } from '#domain/locale.ts'
import type { Messages } from '../messages.ts'
import { priceText } from '../price-text.ts'
import type { Order } from './order-query.ts'

/** What happens with the order now, and what its customer must do, in a sentence. */
export function orderNow(order: Order, { order: words }: Messages, locale: Locale): string {
  const { current_status: status, is_paid: isPaid, fulfilment, payment, proofs } = order
  const { now } = words
  if (status === 'cancelled') return isPaid ? now.cancelledPaid : now.cancelled
  if (status === 'completed') return now.completed
  if (fulfilment.state === 'shipped') return now.shipped
  if (fulfilment.state === 'ready') return now.ready
  if (fulfilment.state === 'delivered' || fulfilment.state === 'collected') return now.delivered
  if (isPaid) return now.preparing
  if (status === 'pending') return now.checking
  const last = proofs.at(-1)
  if (last?.state === 'rejected') return now.rejected(last.reason ?? '')
  const amount = priceText(payment.amount, locale)
  if (payment.method === 'card') return now.payCard(amount)
  return payment.due_at
    ? now.pay(amount, formatDateTime(new Date(payment.due_at)))
    : now.payAnyTime(amount)
}
