import { formatDateTime } from '#domain/dates.ts'
import { say, type Locale } from '#domain/locale.ts'
import type { LateMessages } from '../messages/lazy-message-set.ts'
import type { ResultOutcome } from '../paths.ts'
import { priceText } from '../price-text.ts'
import { isFreeOrder, orderNow } from './order-now.ts'
import type { Order } from './order-query.ts'

export interface ResultTexts {
  title: string
  text: string
}

export interface Arrival {
  outcome: ResultOutcome
  /** The bank refused the saved card. */
  isDeclined: boolean
  texts: ResultTexts
}

/** The heading: the configured texts where they are true of the order, else built-in ones. */
export function resultTexts(
  order: Order,
  { outcome, isDeclined, texts }: Arrival,
  messages: LateMessages,
  locale: Locale,
): ResultTexts {
  const { paying: words } = messages
  const isSuccess = outcome === 'success'
  const now = orderNow(order, messages, locale)
  if (order.current_status === 'cancelled') {
    return { title: order.has_lapsed ? words.lapsedTitle : words.cancelledTitle, text: now }
  }
  const next = order.delivery.method === 'PICKUP' ? words.nextPaidPickup : words.nextPaid
  if (order.is_paid && order.current_status === 'pending' && order.fulfilment.state === 'none') {
    return {
      title: isSuccess ? texts.title : words.paidTitle,
      text: isFreeOrder(order) ? messages.order.now.preparingFree : next,
    }
  }
  if (order.is_paid || order.current_status !== 'submitted') {
    return { title: isSuccess ? texts.title : words.paidTitle, text: now }
  }
  if (order.payment.method === 'card') {
    if (isSuccess) return { title: texts.title, text: words.confirming }
    if (isDeclined) return { title: words.declinedTitle, text: words.declinedText }
    return { title: texts.title, text: words.held }
  }
  return { title: isSuccess ? texts.title : words.waitingTitle, text: words.nextTransfer }
}

/** The amount with its payment time or deadline; null if there is nothing to pay. */
export function moneyTexts(
  order: Order,
  messages: LateMessages,
  locale: Locale,
): { sum: string; time: string | null } | null {
  const { paying: words } = messages
  const { payment, is_paid: isPaid, paid_at: paidAt, current_status: status } = order
  if (status === 'cancelled') return null
  if (isFreeOrder(order)) return { sum: messages.order.nothingToPay, time: null }
  const amount = priceText(payment.amount, locale)
  const timeOf = (time: string | null) => time && formatDateTime(new Date(time))
  if (isPaid) {
    const at = timeOf(paidAt)
    return { sum: words.paid(amount, say(payment.title, locale)), time: at && words.paidAt(at) }
  }
  const due = timeOf(payment.due_at)
  return { sum: words.toPay(amount), time: due && words.due(due) }
}
