import { reasonIn } from '#contract/system-reasons.ts'
import { formatDateTime, formatDay, hongKongDay } from '#domain/dates.ts'
import type { Locale } from '#domain/locale.ts'
import type { LazyMessageSet } from '../messages/lazy-message-set.ts'
import { amountCents, priceText } from '../price-text.ts'
import type { Order } from './order-query.ts'

/** One sentence: what happens next, and what the customer has to do. */
export function statusMessage(order: Order, messages: LazyMessageSet, locale: Locale): string {
  const { order: text } = messages
  const { current_status: status, is_paid: isPaid, fulfilment, payment, proofs } = order
  const { now } = text
  const isFree = isFreeOrder(order)
  if (status === 'cancelled') return cancelledMessage(order, messages, locale)
  if (status === 'completed') return now.completed
  if (fulfilment.state === 'shipped') return now.shipped
  if (fulfilment.state === 'partly_shipped') return now.partlyShipped
  if (fulfilment.state === 'delivered' || fulfilment.state === 'collected') return now.delivered
  const isPaidThere = payment.method === 'cash' && status === 'submitted' && !isPaid
  if (isPaidThere) return collectionMessage(order, messages, locale)
  if (fulfilment.state === 'ready') return readyMessage(order, messages)
  if (isFree) return now.preparingFree
  if (payment.method === 'exchange' && fulfilment.state === 'none') return now.preparingExchange
  if (isPaid) return fulfilment.state === 'packed' ? now.packed : now.preparing
  const last = proofs.at(-1)
  if (status === 'pending')
    return (last && proofMessage(last, order, messages, locale)) ?? now.checking
  if (last?.state === 'rejected') return now.rejected(withoutStop(last.reason ?? '', locale))
  const amount = priceText(payment.amount, locale)
  const due = payment.due_at && formatDateTime(new Date(payment.due_at))
  if (payment.method === 'card') return now.payCard(amount, due)
  return due ? now.pay(amount, due) : now.payAnyTime(amount)
}

/** Advice on a proof that is not what was expected; null if there is nothing to do. */
export function proofMessage(
  { state, is_unreadable: isUnreadable, matches }: Order['proofs'][number],
  { payment }: Pick<Order, 'payment'>,
  { order: { now } }: LazyMessageSet,
  locale: Locale,
): string | null {
  if (state !== 'waiting') return null
  if (isUnreadable) return now.unreadable
  if (matches?.amount === 'mismatch' && matches.amount_read) {
    const [read, due] = [priceText(matches.amount_read, locale), priceText(payment.amount, locale)]
    return amountCents(matches.amount_read) < amountCents(payment.amount)
      ? now.tooLittle(read, due, priceText(payment.to_send, locale))
      : now.tooMuch(read, due)
  }
  return matches?.account === 'mismatch' ? now.otherAccount : null
}

/** A reason inside a sentence, which has its own full stop. */
function withoutStop(reason: string, locale: Locale): string {
  return reasonIn(reason.trim(), locale).replace(/[.。\s]+$/u, '')
}

function readyMessage({ delivery }: Order, { order: { now } }: LazyMessageSet): string {
  return now.ready(delivery.collect_by && formatDay(delivery.collect_by))
}

/** Paid in the shop when it is collected. */
function collectionMessage(
  { fulfilment, payment }: Order,
  { paying }: LazyMessageSet,
  locale: Locale,
): string {
  const amount = priceText(payment.amount, locale)
  const due = payment.due_at && formatDateTime(new Date(payment.due_at))
  if (!due) return paying.payThere(amount)
  return (fulfilment.state === 'ready' ? paying.readyToPay : paying.payOnCollection)(amount, due)
}

/** Why the order was cancelled, and where its refund stands. */
function cancelledMessage(order: Order, messages: LazyMessageSet, locale: Locale): string {
  const { order: text, paying } = messages
  const { is_paid: isPaid, has_lapsed: hasLapsed, refunds } = order
  const late = refunds.find(({ is_surplus: isSurplus }) => isSurplus)
  const money = refundSentences(refunds, messages, locale)
  const amount = late && priceText(late.amount, locale)
  const why = amount
    ? (hasLapsed ? paying.lapsedPaid : paying.latePaid)(amount)
    : hasLapsed
      ? paying.lapsed
      : isPaid && !isFreeOrder(order)
        ? text.now.cancelledPaid
        : text.now.cancelled
  return [why, ...money].join(locale === 'en' ? ' ' : '')
}

/** One sentence per refund state: on its way, arrived, or held up. */
export function refundSentences(
  refunds: Order['refunds'],
  { paying }: LazyMessageSet,
  locale: Locale,
): string[] {
  return refunds.map(({ amount, state, method, created_at: started, done_at: done }) => {
    const sum = priceText(amount, locale)
    if (state === 'failed') return paying.refundFailed(sum)
    const day = formatDay(hongKongDay(new Date(done ?? started)))
    if (method === 'exchange') return paying.refundExchanged(day)
    if (state === 'pending') return paying.refundPending[method](sum)
    return paying.refundDone[method](sum, day)
  })
}

/** Vouchers, gifts and points can bring a total down to zero: the order counts as paid. */
export function isFreeOrder(order: Pick<Order, 'is_paid' | 'calculations'>): boolean {
  return order.is_paid && amountCents(order.calculations.total) === 0
}
