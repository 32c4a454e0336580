import type { Actor } from '#domain/order/lifecycle.ts'
import type { Ctx } from '../context.ts'
import { addJob } from '../jobs/queue.ts'
import { refundRest } from '../payments/start-refund.ts'
import type { StaffMember } from '../staff/staff-member.ts'
import { giveBack } from './give-back.ts'
import { moveOrder, stopDeadline } from './transition.ts'

/** Cancels while nothing is shipped; pieces, voucher, points and money return. */
export async function cancelOrder(
  ctx: Ctx,
  orderId: string,
  actor: Actor,
  reason?: string,
  staff: StaffMember | null = null,
): Promise<void> {
  const transition = { orderId, action: 'cancel', actor, staff, letter: 'order_cancelled' } as const
  await moveOrder(ctx, { ...transition, ...(reason && { reason }) }, async (trx) => {
    await refundRest(trx, ctx, orderId, 'Order cancelled')
    await giveBack(ctx, trx, orderId)
    await stopDeadline(trx, orderId)
    await addJob(trx, 'close_card_sessions', { order_id: orderId })
  })
}
