import { formatDateTime } from '#domain/dates.ts'
import { localize, type Locale } from '#domain/locale.ts'
import type { LazyMessageSet } from '../messages/lazy-message-set.ts'
import type { ResultOutcome } from '../paths.ts'
import { priceText } from '../price-text.ts'
import { isFreeOrder, statusMessage } from './status-message.ts'
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
  messages: LazyMessageSet,
  locale: Locale,
): ResultTexts {
  const { paying: labels } = messages
  const isSuccess = outcome === 'success'
  const now = statusMessage(order, messages, locale)
  if (order.current_status === 'cancelled') {
    return { title: order.has_lapsed ? labels.lapsedTitle : labels.cancelledTitle, text: now }
  }
  const next = order.delivery.method === 'PICKUP' ? labels.nextPaidPickup : labels.nextPaid
  if (order.is_paid && order.current_status === 'pending' && order.fulfilment.state === 'none') {
    return {
      title: isSuccess ? texts.title : labels.paidTitle,
      text: isFreeOrder(order) ? messages.order.now.preparingFree : next,
    }
  }
  if (order.is_paid || order.current_status !== 'submitted') {
    return { title: isSuccess ? texts.title : labels.paidTitle, text: now }
  }
  if (order.payment.method === 'card') {
    if (isSuccess) return { title: texts.title, text: labels.confirming }
    if (isDeclined) return { title: labels.declinedTitle, text: labels.declinedText }
    return { title: texts.title, text: labels.held }
  }
  const isThere = order.payment.method === 'cash'
  return {
    title: isSuccess ? texts.title : labels.waitingTitle,
    text: isThere ? now : labels.nextTransfer,
  }
}

/** The amount with its payment time or deadline; null if there is nothing to pay. */
export function moneyTexts(
  order: Order,
  messages: LazyMessageSet,
  locale: Locale,
): { sum: string; time: string | null } | null {
  const { paying: labels } = messages
  const { payment, is_paid: isPaid, paid_at: paidAt, current_status: status } = order
  if (status === 'cancelled') return null
  if (isFreeOrder(order)) return { sum: messages.order.nothingToPay, time: null }
  const amount = priceText(payment.amount, locale)
  const timeOf = (time: string | null) => time && formatDateTime(new Date(time))
  if (isPaid) {
    const at = timeOf(paidAt)
    return {
      sum: labels.paid(amount, localize(payment.title, locale)),
      time: at && labels.paidAt(at),
    }
  }
  const due = timeOf(payment.due_at)
  const received = status === 'pending' ? messages.order.proofReceived : null
  return {
    sum: labels.toPay(priceText(payment.to_send, locale)),
    time: received ?? (due && labels.due(due)),
  }
}
