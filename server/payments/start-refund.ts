import { DomainError } from '#domain/errors.ts'
import { decimalText } from '#domain/format-money.ts'
import { newId } from '#domain/ids.ts'
import { cents } from '#domain/money.ts'
import type { Ctx, Trx } from '../context.ts'
import { addJob } from '../jobs/queue.ts'
import { lockOrder } from '../orders/queries.ts'

export interface RefundAsk {
  orderId: string
  /** Above zero. */
  cents: number
  /** Why, for staff and the customer's bank. */
  reason: string
  refundRequestId?: string
  /** The payment to give back from; without it, the one that paid for the order. */
  paymentId?: string
}

/**
 * Promises money back, inside the caller's transaction; a job asks the gateway, or staff record
 * the transfer. Locks the order. Throws `refund_too_large` above what was paid and not yet
 * promised back, whoever asks at the same time.
 */
export async function startRefund(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  ask: RefundAsk,
): Promise<{ refundId: string }> {
  await lockOrder(trx, ask.orderId)
  const payment = await findRefundable(trx, ask)
  const most = payment?.left ?? 0
  if (!payment || ask.cents > most) {
    throw new DomainError('refund_too_large', { most: decimalText(cents(most)) })
  }
  await trx
    .updateTable('payments')
    .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', ask.cents) }))
    .where('id', '=', payment.id)
    .execute()
  const refundId = newId('refund')
  const isCard = payment.provider !== null
  await trx
    .insertInto('refunds')
    .values({
      id: refundId,
      order_id: ask.orderId,
      payment_id: payment.id,
      refund_request_id: ask.refundRequestId ?? null,
      method: isCard ? 'card' : 'offline',
      amount_cents: ask.cents,
      reason: ask.reason,
      created_at: ctx.clock(),
    })
    .execute()
  if (isCard) await addJob(trx, 'refund_card', { refund_id: refundId })
  return { refundId }
}

/** Promises back all that is left of what was paid; null when nothing is. Locks the order. */
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

/** The payment with most left to give back. */
async function findRefundable(trx: Trx, ask: Pick<RefundAsk, 'orderId' | 'paymentId'>) {
  const { orderId, paymentId } = ask
  return trx
    .selectFrom('payments')
    .select((eb) => [
      'id',
      'provider',
      eb('amount_cents', '-', eb.ref('refunded_cents')).as('left'),
    ])
    .where('order_id', '=', orderId)
    .$if(paymentId !== undefined, (q) => q.where('id', '=', paymentId ?? ''))
    .orderBy('left', 'desc')
    .limit(1)
    .executeTakeFirst()
}
