import { DomainError } from '#domain/errors.ts'
import { decimalText } from '#domain/format-money.ts'
import { newId } from '#domain/ids.ts'
import { cents, sumCents } from '#domain/money.ts'
import { splitRefund } from '#domain/order/split-refund.ts'
import { refundedGoods } from '../loyalty/refunded-goods.ts'
import { reversePoints } from '../loyalty/reverse-points.ts'
import { lockOrder } from '../orders/queries.ts'
import { countChange } from '../orders/require-version.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/queue.ts'

interface RefundParams {
  orderId: string
  /** Above zero. */
  cents: number
  /** The part for goods; by default as much as is left of goods. Delivery earned no points. */
  goodsCents?: number
  /** For staff and the customer's bank. */
  reason: string
  refundRequestId?: string
  /** Reference of the order that the money pays for, instead of going back. */
  paysFor?: string
  /** The payment to refund; by default those that paid for the order, the largest first. */
  paymentId?: string
  /** Staff hand it back themselves, even if a card paid. */
  byHand?: boolean
}

/**
 * Starts a refund inside the caller's transaction and takes back the points the money earned; one
 * for each payment it takes. A job sends it to the gateway, or staff record the transfer. Locks the
 * order, then points. Throws `refund_too_large` above what is left to refund, concurrent refunds
 * included.
 */
export async function startRefund(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  ask: RefundParams,
): Promise<{ refundIds: string[] }> {
  const order = await lockOrder(trx, ask.orderId)
  const payments = await findRefundable(trx, ask)
  const parts = splitRefund(payments, cents(ask.cents))
  if (!parts) {
    const most = sumCents(payments.map(({ left }) => left))
    throw new DomainError('refund_too_large', { max: decimalText(most) })
  }
  const isSurplus = payments.some((payment) => payment.isSurplus)
  let goods = isSurplus ? 0 : await goodsIn(trx, ask, order)
  const refundIds: string[] = []
  for (const part of parts) {
    const payment = payments.find(({ id }) => id === part.paymentId)
    const goodsCents = Math.min(goods, part.cents)
    goods -= goodsCents
    const refund = { ...ask, cents: part.cents, goodsCents, paymentId: part.paymentId }
    refundIds.push(await refundPayment(trx, ctx, refund, payment?.provider ?? null))
  }
  await countChange(trx, ask.orderId)
  return { refundIds }
}

async function refundPayment(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  ask: RefundParams & { paymentId: string; goodsCents: number },
  provider: string | null,
): Promise<string> {
  await trx
    .updateTable('payments')
    .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', ask.cents) }))
    .where('id', '=', ask.paymentId)
    .execute()
  const refundId = newId('refund')
  const method = methodOf(provider, ask)
  await trx
    .insertInto('refunds')
    .values({
      id: refundId,
      order_id: ask.orderId,
      payment_id: ask.paymentId,
      refund_request_id: ask.refundRequestId ?? null,
      method,
      amount_cents: ask.cents,
      goods_cents: ask.goodsCents,
      reason: ask.reason,
      created_at: ctx.clock(),
      ...(method === 'exchange' && {
        state: 'done',
        provider_reference: ask.paysFor ?? null,
        done_at: ctx.clock(),
      }),
    })
    .execute()
  if (method === 'card') await addJob(trx, 'refund_card', { refund_id: refundId })
  await reversePoints(trx, ctx, { orderId: ask.orderId, refundId })
  return refundId
}

function methodOf(provider: string | null, { paysFor, byHand = false }: RefundParams) {
  if (paysFor !== undefined) return 'exchange'
  return provider === null || byHand ? 'offline' : 'card'
}

/** Refunds all that is left of what was paid, if anything is. Locks the order. */
export async function refundRest(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  orderId: string,
  reason: string,
): Promise<void> {
  await lockOrder(trx, orderId)
  const left = await leftToRefund(trx, orderId)
  if (left > 0) await startRefund(trx, ctx, { orderId, cents: left, reason })
}

/** The amount paid and not yet refunded or being refunded. Stable while the order is locked. */
export async function leftToRefund(db: Db | Trx, orderId: string): Promise<number> {
  const payments = await findRefundable(db, { orderId })
  return sumCents(payments.map(({ left }) => left))
}

/** Goodwill counts as goods first, as compensation for a flaw is not for delivery. */
async function goodsIn(
  trx: Trx,
  { orderId, cents: all, goodsCents }: RefundParams,
  order: { total_cents: number; shipping_cents: number },
): Promise<number> {
  if (goodsCents !== undefined) return goodsCents
  const paid = order.total_cents - order.shipping_cents
  return Math.min(all, Math.max(paid - (await refundedGoods(trx, orderId)), 0))
}

/** One payment, or all that paid for the order. */
async function findRefundable(db: Db | Trx, ask: Pick<RefundParams, 'orderId' | 'paymentId'>) {
  const { orderId, paymentId } = ask
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'provider', 'is_surplus', 'amount_cents', 'refunded_cents'])
    .where('order_id', '=', orderId)
    .$if(paymentId === undefined, (q) => q.where('is_surplus', '=', false))
    .$if(paymentId !== undefined, (q) => q.where('id', '=', paymentId ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    isSurplus: row.is_surplus,
    left: cents(row.amount_cents - row.refunded_cents),
  }))
}
