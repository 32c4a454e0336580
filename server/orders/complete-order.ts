import type { Actor } from '#domain/order/lifecycle.ts'
import type { Ctx } from '../context.ts'
import { removeJob } from '../jobs/queue.ts'
import { earnPoints } from '../membership/earn-points.ts'
import type { StaffMember } from '../staff/staff-member.ts'
import { moveOrder } from './transition.ts'

/** The customer says that it has arrived, staff that it was collected, or two weeks say nothing. */
export async function completeOrder(
  ctx: Ctx,
  orderId: string,
  actor: Actor,
  staff: StaffMember | null = null,
): Promise<void> {
  const transition = {
    orderId,
    action: 'complete',
    actor,
    staff,
    letter: 'order_completed',
  } as const
  await moveOrder(ctx, transition, async (trx, order) => {
    await trx
      .updateTable('orders')
      .set({ fulfilment: order.delivery_method === 'PICKUP' ? 'collected' : 'delivered' })
      .where('id', '=', orderId)
      .execute()
    await earnPoints(trx, ctx, { orderId })
    await removeJob(trx, `complete:${orderId}`)
  })
}
