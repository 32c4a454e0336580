import type { Actor } from '#domain/order/lifecycle.ts'
import { refundRest } from '../payments/start-refund.ts'
import type { StaffMember } from '../platform/access/staff-member.ts'
import type { Ctx, Trx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { giveBack } from './give-back.ts'
import { moveOrderIn, stopDeadline, type Transition } from './transition.ts'

/** Cancels while nothing is shipped; pieces, voucher, points and money return. */
export async function cancelOrder(
  ctx: Ctx,
  orderId: string,
  actor: Actor,
  reason?: string,
  staff: StaffMember | null = null,
): Promise<void> {
  const who = { actor, staff, ...(reason && { reason }) }
  await inTransaction(ctx, (trx) => cancelOrderIn(trx, ctx, orderId, who))
}

/** The same, as a part of the caller's transaction. */
export async function cancelOrderIn(
  trx: Trx,
  ctx: Ctx,
  orderId: string,
  who: Pick<Transition, 'actor' | 'staff' | 'reason'> & { action?: 'cancel' | 'back_to_cart' },
): Promise<void> {
  const transition = { orderId, action: 'cancel', letter: 'order_cancelled', ...who } as const
  await moveOrderIn(trx, ctx, transition, async () => {
    await refundRest(trx, ctx, orderId, 'Order cancelled')
    await giveBack(trx, ctx, orderId)
    await stopDeadline(trx, orderId)
    await addJob(trx, 'close_card_sessions', { order_id: orderId })
  })
}
