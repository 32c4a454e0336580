import { DomainError } from '#domain/errors.ts'
import { decimalText } from '#domain/format-money.ts'
import { newId } from '#domain/ids.ts'
import { cents } from '#domain/money.ts'
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
  /** The payment to refund; by default the one that paid for the order. */
  paymentId?: string
}

/**
 * Starts a refund inside the caller's transaction and takes back the points the money earned. A
 * job sends it to the gateway, or staff record the transfer. Locks the order, then points. Throws
 * `refund_too_large` above what is left to refund, concurrent refunds included.
 */
export async function startRefund(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  ask: RefundParams,
): Promise<{ refundId: string }> {
  const order = await lockOrder(trx, ask.orderId)
  const payment = await findRefundable(trx, ask)
  const max = payment?.left ?? 0
  if (!payment || ask.cents > max) {
    throw new DomainError('refund_too_large', { most: decimalText(cents(max)) })
  }
  await trx
    .updateTable('payments')
    .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', ask.cents) }))
    .where('id', '=', payment.id)
    .execute()
  const refundId = newId('refund')
  const method = methodOf(payment, ask)
  const goods = payment.is_surplus ? 0 : await goodsIn(trx, ask, order)
  await trx
    .insertInto('refunds')
    .values({
      id: refundId,
      order_id: ask.orderId,
      payment_id: payment.id,
      refund_request_id: ask.refundRequestId ?? null,
      method,
      amount_cents: ask.cents,
      goods_cents: goods,
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
  await countChange(trx, ask.orderId)
  await reversePoints(trx, ctx, { orderId: ask.orderId, refundId })
  return { refundId }
}

function methodOf(payment: { provider: string | null }, { paysFor }: RefundParams) {
  if (paysFor !== undefined) return 'exchange'
  return payment.provider === null ? 'offline' : 'card'
}

/** Refunds all that is left of what was paid; null if nothing is. Locks the order. */
export async function refundRest(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  orderId: string,
  reason: string,
): Promise<{ refundId: string } | null> {
  await lockOrder(trx, orderId)
  const payment = await findRefundable(trx, { orderId })
  if (!payment || payment.left === 0) return null
  const { id: paymentId, left } = payment
  return startRefund(trx, ctx, { orderId, cents: left, reason, paymentId })
}

/** The amount paid and not yet refunded or being refunded. Stable while the order is locked. */
export async function leftToRefund(db: Db | Trx, orderId: string): Promise<number> {
  return (await findRefundable(db, { orderId }))?.left ?? 0
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

/** The payment with the most left to refund. */
async function findRefundable(db: Db | Trx, ask: Pick<RefundParams, 'orderId' | 'paymentId'>) {
  const { orderId, paymentId } = ask
  return db
    .selectFrom('payments')
    .select((eb) => [
      'id',
      'provider',
      'is_surplus',
      eb('amount_cents', '-', eb.ref('refunded_cents')).as('left'),
    ])
    .where('order_id', '=', orderId)
    .$if(paymentId !== undefined, (q) => q.where('id', '=', paymentId ?? ''))
    .orderBy('left', 'desc')
    .limit(1)
    .executeTakeFirst()
}
