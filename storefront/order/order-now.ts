import { formatDateTime } from '#domain/dates.ts'
import type { Locale } from '#domain/locale.ts'
import type { Messages } from '../all-messages.ts'
import { amountCents, priceText } from '../price-text.ts'
import type { Order } from './order-query.ts'

/** What happens with the order now, and what its customer must do, in a sentence. */
export function orderNow(order: Order, { order: words }: Messages, locale: Locale): string {
  const { current_status: status, is_paid: isPaid, fulfilment, payment, proofs } = order
  const { now } = words
  const isFree = isFreeOrder(order)
  if (status === 'cancelled') return isPaid && !isFree ? now.cancelledPaid : now.cancelled
  if (status === 'completed') return now.completed
  if (fulfilment.state === 'shipped') return now.shipped
  if (fulfilment.state === 'partly_shipped') return now.partlyShipped
  if (fulfilment.state === 'ready') return now.ready
  if (fulfilment.state === 'delivered' || fulfilment.state === 'collected') return now.delivered
  if (isFree) return now.preparingFree
  if (isPaid) return fulfilment.state === 'packed' ? now.packed : now.preparing
  if (status === 'pending') return now.checking
  const last = proofs.at(-1)
  if (last?.state === 'rejected') return now.rejected(last.reason ?? '')
  const amount = priceText(payment.amount, locale)
  const due = payment.due_at && formatDateTime(new Date(payment.due_at))
  if (payment.method === 'card') return now.payCard(amount, due)
  return due ? now.pay(amount, due) : now.payAnyTime(amount)
}

/** Vouchers, gifts and points can bring an order down to nothing: it counts as paid. */
export function isFreeOrder(order: Pick<Order, 'is_paid' | 'calculations'>): boolean {
  return order.is_paid && amountCents(order.calculations.total) === 0
}
