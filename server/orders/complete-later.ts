import { dayMs } from '#domain/dates.ts'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { addJob, removeJob } from '../platform/jobs/queue.ts'
import { completeOrder } from './complete-order.ts'

/** Days without a complaint after the last item was handed over. */
const quietDays = 14

/** Completes the order if the customer does not confirm. A later parcel restarts the wait. */
export async function completeLater(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  orderId: string,
): Promise<void> {
  const runAt = new Date(ctx.clock().getTime() + quietDays * dayMs)
  await addJob(trx, 'complete_order', { order_id: orderId }, { runAt, key: jobKey(orderId) })
}

/** Not handed over after all. */
export async function doNotComplete(trx: Trx, orderId: string): Promise<void> {
  await removeJob(trx, jobKey(orderId))
}

function jobKey(orderId: string): string {
  return `complete:${orderId}`
}

/** Does nothing if the order is already completed or cancelled. */
export async function completeQuietOrder(ctx: Ctx, orderId: string): Promise<void> {
  try {
    await inTransaction(ctx, (trx) => completeOrder(trx, ctx, orderId, { actor: 'system' }))
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'illegal_transition') throw error
  }
}
