import { dayMs } from '#domain/dates.ts'
import { DomainError } from '#domain/errors.ts'
import type { Ctx, Trx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { completeOrder } from './complete-order.ts'

/** So long after the last piece was handed over nobody has objected. */
export const quietDays = 14

/** Customers often say nothing: then the order completes by itself. A later parcel starts anew. */
export async function completeLater(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  orderId: string,
): Promise<void> {
  const runAt = new Date(ctx.clock().getTime() + quietDays * dayMs)
  await addJob(trx, 'complete_order', { order_id: orderId }, { runAt, key: `complete:${orderId}` })
}

/** Does nothing to an order that was completed, or has gone another way. */
export async function completeQuietOrder(ctx: Ctx, orderId: string): Promise<void> {
  try {
    await inTransaction(ctx, (trx) => completeOrder(trx, ctx, orderId, { actor: 'system' }))
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'illegal_transition') throw error
  }
}
