import type { z } from '@hono/zod-openapi'
import type { order } from '#contract/endpoints/orders.ts'
import { formatAddress } from '#domain/address.ts'
import { hongKongDay } from '#domain/dates.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import type { OrderState } from '#domain/order/order-status.ts'
import { collectBy } from '#domain/promised-days.ts'
import type { ProofRecognition } from '#domain/proof/proof-recognition.ts'
import { pointsOfOrder } from '../loyalty/points-of-order.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { presentPicture } from '../platform/files/pictures.ts'
import { signedFileLink } from '../platform/files/signed-link.ts'
import { type Calendar, readCalendar } from '../settings/calendar.ts'
import { readLimits } from '../settings/limits.ts'
import { presentActions } from './actions.ts'
import { maskEmail, maskName, maskPhone } from './contact.ts'
import { documentLink, receiptKind } from './documents/document-links.ts'
import { dueCents, toSendCents } from './due.ts'
import { presentExchange } from './present-exchange.ts'
import { expectedDays } from './expected-days.ts'
import type { FoundOrder } from './find-order.ts'
import { fpsPayloadOf } from './fps-code.ts'
import { asPaymentMethod, paymentMethodOf } from './payment-method.ts'
import type { OrderRow } from './queries.ts'

type OrderAnswer = z.input<typeof order>

/** Settings that an order's answer depends on. */
export interface OrderTerms {
  clock: () => Date
  returnDays: number
  calendar: Calendar
}

/** Call before opening a transaction: a cold cache takes a second connection. */
export async function readOrderTerms(ctx: Ctx): Promise<OrderTerms> {
  const { clock } = ctx
  const { return_days: returnDays } = await readLimits(ctx)
  return { clock, returnDays, calendar: await readCalendar(ctx) }
}

export async function presentOrder(
  db: Db | Trx,
  terms: OrderTerms,
  found: FoundOrder,
): Promise<OrderAnswer> {
  const { order: row, view, actor } = found
  const now = terms.clock()
  const proofs = await presentProofs(db, terms, found)
  const expected = expectedDays(row, hongKongDay(now), terms.calendar)
  return {
    _id: row.id,
    reference: row.reference,
    current_status: row.current_status,
    statuses: row.statuses.map((status) => ({
      slug: status.slug,
      reason: status.reason,
      created_at: iso(status.created_at),
      updated_at: iso(status.created_at),
    })),
    has_lapsed: hasLapsed(row),
    is_paid: row.paid_at !== null,
    paid_at: row.paid_at && iso(row.paid_at),
    fulfilment: {
      state: row.fulfilment,
      shipments: row.shipments.map(({ shipped_at, ...shipment }) => ({
        ...shipment,
        shipped_at: iso(shipped_at),
      })),
    },
    actions: presentActions(row, stateOf(row), actor, { now, returnDays: terms.returnDays }),
    items: row.items.map((item) => presentItem(item, found)),
    discounts: presentDiscounts(row),
    voucher: presentVoucher(row),
    delivery: { ...presentDelivery(row, view === 'masked'), estimate: expected },
    payment: presentPayment(row),
    payment_changes: row.payment_changes.map((change) => ({
      from: asPaymentMethod(change.from_method),
      to: asPaymentMethod(change.to_method),
      created_at: iso(change.created_at),
    })),
    calculations: presentCalculations(row),
    refunds: row.refunds.map(({ amount_cents, created_at, done_at, ...refund }) => ({
      ...refund,
      amount: money(amount_cents),
      created_at: iso(created_at),
      done_at: done_at && iso(done_at),
    })),
    checkout: { offline: { image: proofs.at(-1)?.url ?? null } },
    proofs,
    receipt_url: row.paid_at && (await documentLink(db, terms, receiptKind(view), row.id)),
    supplement_of: row.first_order,
    supplements: row.supplements,
    points_earned:
      view === 'masked' || row.current_status !== 'completed'
        ? null
        : await pointsOfOrder(db, row.id, now),
    has_reviews: row.reviews.length > 0,
    has_refund_requests: Boolean(row.has_refund_requests),
    is_masked: view === 'masked',
    created_at: iso(row.created_at),
  }
}

export function stateOf(
  row: Pick<OrderRow, 'current_status' | 'paid_at' | 'fulfilment' | 'payment_method'>,
): OrderState {
  return {
    currentStatus: row.current_status,
    isPaid: row.paid_at !== null,
    fulfilment: row.fulfilment,
    isByCard: row.payment_method === 'card',
    isOnCollection: row.payment_method === 'cash',
  }
}

/** Not paid in time: the shop itself cancels for no other reason. */
export function hasLapsed({ current_status: status, statuses }: OrderRow): boolean {
  return status === 'cancelled' && statuses.at(-1)?.actor === 'system'
}

function presentItem(
  item: OrderRow['items'][number],
  found: Pick<FoundOrder, 'view' | 'actor'>,
): OrderAnswer['items'][number] {
  return {
    _id: item.id,
    product_id: item.product_id,
    product_variant_id: item.variant_id,
    slug: item.slug,
    sku: item.sku,
    product_title: item.product_title,
    product_variant_title: item.variant_title,
    image: item.picture && presentPicture(item.picture),
    qty: item.qty,
    original_price_per_unit: money(item.original_cents),
    price_per_unit: money(item.unit_cents),
    subtotal_price: money(item.subtotal_cents),
    global_discount: money(item.global_discount_cents),
    points: item.points,
    is_gift: item.is_gift,
    preorder_date: item.preorder_on,
    ...presentExchange(item, found),
  }
}

export function presentDiscounts({ discounts }: OrderRow): OrderAnswer['discounts'] {
  return discounts.map(({ kind, applies_to, title, amount_cents }) => ({
    kind,
    on: applies_to,
    title,
    amount: money(amount_cents),
  }))
}

function presentVoucher({ discounts }: OrderRow): OrderAnswer['voucher'] {
  const used = discounts.find(({ kind }) => kind === 'voucher')
  return used?.code ? { code: used.code, title: used.title } : null
}

function presentDelivery(
  row: OrderRow,
  isMasked: boolean,
): Omit<OrderAnswer['delivery'], 'estimate'> {
  const { courier, pickup } = row.delivery
  const { name, email, area_code, phone, address } = row.recipient
  return {
    method: row.delivery_method,
    courier: courier?.title ?? null,
    collect_by: collectBy(row),
    pickup: pickup && {
      title: pickup.title,
      address: pickup.address,
      hours: pickup.hours,
      phone: pickup.phone,
    },
    country: row.country,
    recipient: isMasked
      ? {
          name: maskName(name),
          email: maskEmail(email),
          area_code,
          phone: maskPhone(phone),
          address: null,
          address_text: null,
        }
      : { name, email, area_code, phone, address, address_text: address && addressText(row) },
    note: isMasked ? '' : row.note,
  }
}

/** In each language; null for what is collected. */
export function addressText(row: Pick<OrderRow, 'recipient' | 'country'>) {
  const { address } = row.recipient
  if (!address) return null
  const text = (locale: 'en' | 'zh' | 'cn') =>
    formatAddress({ ...address, country: row.country, pointCode: address.point_code }, locale)
  return { en: text('en'), zh: text('zh'), cn: text('cn') }
}

function presentPayment(row: OrderRow): OrderAnswer['payment'] {
  return {
    method: paymentMethodOf(row),
    title: row.payment.title,
    payee: row.payment.payee,
    link: row.payment.link,
    amount: money(row.paid_at === null ? dueCents(row) : row.total_cents),
    to_send: money(toSendCents(row)),
    received: money(row.received_cents),
    reference: row.reference,
    due_at: row.expires_at && iso(row.expires_at),
    fps_payload: fpsPayloadOf(row),
  }
}

function presentCalculations(row: OrderRow): OrderAnswer['calculations'] {
  return {
    currency: 'HKD',
    original_price: money(row.original_cents),
    product_discount: money(row.product_discount_cents),
    shop_discount: money(row.shop_discount_cents),
    shipping_fee: money(row.shipping_cents),
    total: money(row.total_cents),
    refunded: money(refundedCents(row, ['pending', 'done'])),
    refund_failed: money(refundedCents(row, ['failed'])),
    points: row.points,
  }
}

/**
 * Refunded part of the price, in refunds of these states. Excludes surplus payments, and what pays
 * for a replacement: that money does not go back.
 */
function refundedCents(
  { refunds }: OrderRow,
  states: readonly OrderRow['refunds'][number]['state'][],
): number {
  return refunds
    .filter(({ state, is_surplus, method }) => {
      return !is_surplus && method !== 'exchange' && states.includes(state)
    })
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}

/** The pictures are private: only the unmasked view gets links, valid for ten minutes. */
async function presentProofs(db: Db | Trx, terms: OrderTerms, { order: row, view }: FoundOrder) {
  return Promise.all(
    row.proofs.map(async (proof) => ({
      _id: proof.id,
      url: view === 'whole' ? await signedFileLink(db, terms, proof.file_id) : null,
      state: proof.state,
      matches: matchesOf(proof.recognition),
      is_being_checked: proof.state === 'waiting' && proof.reading_state === 'waiting',
      is_unreadable: isUnreadable(proof),
      reason: proof.reason,
      created_at: iso(proof.created_at),
    })),
  )
}

/** Comparison by the machine; people decide. */
function matchesOf(recognition: ProofRecognition | null) {
  if (!recognition) return null
  const { amount, account, reference } = recognition.match
  return {
    amount: amount.result,
    amount_read: amount.read,
    account: account.result,
    reference: reference.result,
  }
}

/** Also a picture of something else: it was read, but shows no payment. */
function isUnreadable({ reading_state: state, recognition }: OrderRow['proofs'][number]): boolean {
  if (!recognition) return state === 'unreadable'
  const { amount, account, payee, reference } = recognition.match
  return [amount, account, payee, reference].every(({ result }) => result === 'unread')
}

export function money(value: number): string {
  return decimalText(cents(value))
}

/** Times inside JSON aggregates arrive as text. */
function iso(time: Date | string): string {
  return new Date(time).toISOString()
}
