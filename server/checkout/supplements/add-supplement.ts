import type { z } from '@hono/zod-openapi'
import type { addSupplement as contract } from '#contract/staff/supplements.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { parseDecimalText } from '#domain/format-money.ts'
import { noPoints, type Cents } from '#domain/money.ts'
import { presentCart } from '../../cart/present.ts'
import type { Cart, Quote } from '../../cart/price-lines.ts'
import { prepareQuote } from '../../cart/read-cart.ts'
import { reserveStock } from '../../inventory/order-stock.ts'
import { requireEditable } from '../../orders/plan-edit.ts'
import { getOrder, lockOrder, type OrderRow } from '../../orders/queries.ts'
import { countChange, requireVersion } from '../../orders/require-version.ts'
import { takeCounterPayment } from '../../orders/take-counter-payment.ts'
import { getPaymentTerms, heldMinutes, type PaymentTerms } from '../../payments/payment-terms.ts'
import { paidWith, readParts, shownAs } from '../../payments/tills/counter-payments.ts'
import { lockTill } from '../../payments/tills/lock-till.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { type Calendar, readCalendar } from '../../settings/calendar.ts'
import { type Delivery, type DeliveryInfo, getDelivery } from '../../shipping/delivery.ts'
import { assertSellable } from '../assert-quote-unchanged.ts'
import { priceWanted } from '../counter/price-basket.ts'
import { draftOrder } from '../draft-order.ts'
import { requestedQuantities } from '../requested-quantities.ts'
import { writeOrder } from '../write-order.ts'

type Body = z.output<NonNullable<typeof contract.body>>

/** What a supplementary order needs to know before its transaction. */
export interface PreparedSupplement {
  lines: Body['lines']
  quote: Quote
  storeId: string
}

export interface SupplementTerms {
  info: DeliveryInfo
  delivery: Delivery
  /** Null: paid at the counter at once. */
  copy: PaymentTerms['copy'] | null
  minutes: number
  calendar: Calendar
}

/**
 * Prices the addition to an order: today's prices, and no delivery fee, since the items travel
 * along.
 */
export async function prepareSupplement(
  ctx: Ctx,
  { store_id: storeId, account_id: accountId, country }: OrderRow,
  lines: Body['lines'],
): Promise<PreparedSupplement> {
  const free = { country, method: 'PICKUP', courier_id: null, warehouse_id: null } as const
  const key = { accountId: accountId ?? '', storeId }
  const quote = await prepareQuote(ctx, key, { delivery: free })
  return { lines, quote: { ...quote, pointsBalance: noPoints }, storeId }
}

/** Throws `delivery_unavailable` or `payment_method_unavailable`. */
export async function prepareTerms(
  ctx: Ctx,
  { store_id: storeId, country, delivery_method: method, delivery }: OrderRow,
  paymentMethod: string | null,
): Promise<SupplementTerms> {
  const courier_id = delivery.courier?.id ?? null
  const info = { country, method, courier_id, warehouse_id: delivery.pickup?.id ?? null }
  const terms = paymentMethod === null ? null : await getPaymentTerms(ctx, paymentMethod, method)
  const held = await heldMinutes(ctx)
  return {
    info,
    delivery: await getDelivery(ctx, storeId, info),
    copy: terms && terms.copy,
    // A card is paid by a link in an email, so it gets the time of a transfer.
    minutes: paymentMethod === 'cash' ? held.cash : held.transfer,
    calendar: await readCalendar(ctx),
  }
}

/** Throws `variant_unavailable`. */
export function priceSupplement(db: Db | Trx, prepared: PreparedSupplement): Promise<Cart> {
  return priceWanted(db, prepared)
}

interface Supplement {
  orderId: string
  /** The version of the order that was seen. */
  seen: number | null
  prepared: PreparedSupplement
  terms: SupplementTerms
  body: Body
  staffId: string
}

/**
 * Adds items to an order that has not left: an order of its own to the same person by the same way.
 * Locks the order, then the till if it is paid at once, then stock. Throws `illegal_transition`,
 * `order_changed`, `price_changed`, `out_of_stock` or `no_cash_session`.
 */
export async function addSupplement(
  trx: Trx,
  ctx: Ctx,
  { orderId, seen, prepared, terms, body, staffId }: Supplement,
  changes: ChangeRecorder,
): Promise<z.input<typeof contract.answer>> {
  await requireVersion(trx, orderId, seen)
  await lockOrder(trx, orderId)
  const first = await getOrder(trx, orderId)
  requireEditable(first, 'supplement')
  const cart = await priceSupplement(trx, prepared)
  assertUnchanged(cart, body.expected_total)
  const { info, delivery, minutes, calendar } = terms
  const payment = paymentOf(body, terms.copy, cart.priced.total)
  const { recipient } = first
  const details = { ...recipient, address: recipient.address ?? undefined, note: '' }
  const taken = {
    accountId: first.account_id,
    storeId: first.store_id,
    locale: first.locale,
    body: {
      delivery_info: info,
      delivery_details: details,
      payment_method: payment.method,
      locale: first.locale,
    },
    takenBy: staffId,
  }
  const contact = { recipient, phone: first.contact_phone }
  const order = {
    ...draftOrder(ctx, taken, { cart, contact, payment: { copy: payment.copy, minutes } }),
    supplement_of: first.supplement_of ?? first.id,
  }
  const atCounter = cart.priced.total > 0 ? body.counter : null
  if (atCounter) await lockTill(trx, atCounter.warehouse_id)
  const wanted = requestedQuantities(cart)
  const allocations = await reserveStock(trx, ctx, { order, delivery, wanted })
  const written = { order, cart, cartKey: null, allocations, delivery, calendar, voucher: null }
  await writeOrder(trx, { ...written, actor: 'staff' })
  if (atCounter) {
    const { warehouse_id: warehouseId, payments } = atCounter
    const paid = { orderId: order.id, warehouseId, payments, heldMinutes: minutes }
    await takeCounterPayment(trx, ctx, paid, changes)
  }
  await countChange(trx, first.id)
  await changes.record(trx, {
    action: 'order_supplemented',
    subject: { kind: 'order', id: first.id },
    after: { note: order.reference },
  })
  await changes.record(trx, {
    action: 'supplement_ordered',
    subject: { kind: 'order', id: order.id },
    after: { note: first.reference, total_cents: order.total_cents },
  })
  return { order_id: order.id, reference: order.reference }
}

/** How it is to be paid, or how it is paid at the counter. Throws `invalid` for less than its total. */
function paymentOf(body: Body, copy: PaymentTerms['copy'] | null, total: Cents) {
  if (body.payment_method !== null && copy) return { method: body.payment_method, copy }
  const parts = readParts(body.counter?.payments ?? [], total)
  if (paidWith(parts) < total) throw invalid('counter.payments', issueSentences.under_due)
  const shown = shownAs(parts)
  return { method: shown.method, copy: shown.payment }
}

function assertUnchanged(cart: Cart, expectedTotal: string): void {
  assertSellable(cart)
  if (parseDecimalText(expectedTotal) === cart.priced.total) return
  throw new DomainError('price_changed', { cart: presentCart(cart) })
}
