import type { Actor } from '#domain/order/lifecycle.ts'
import { earnPoints } from '../loyalty/earn-points.ts'
import type { StaffMember } from '../platform/access/staff-member.ts'
import type { Ctx, Trx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { removeJob } from '../platform/jobs/queue.ts'
import { moveOrderIn, type Transition } from './transition.ts'

/** The customer says that it has arrived, staff that it was collected, or two weeks say nothing. */
export async function completeOrder(
  ctx: Ctx,
  orderId: string,
  actor: Actor,
  staff: StaffMember | null = null,
): Promise<void> {
  await inTransaction(ctx, (trx) => completeOrderIn(trx, ctx, orderId, { actor, staff }))
}

/** The same, as a part of the caller's transaction. */
export async function completeOrderIn(
  trx: Trx,
  ctx: Ctx,
  orderId: string,
  who: Pick<Transition, 'actor' | 'staff'>,
): Promise<void> {
  const transition = { orderId, action: 'complete', letter: 'order_completed', ...who } as const
  await moveOrderIn(trx, ctx, transition, async (_, order) => {
    await trx
      .updateTable('orders')
      .set({ fulfilment: order.delivery_method === 'PICKUP' ? 'collected' : 'delivered' })
      .where('id', '=', orderId)
      .execute()
    await earnPoints(trx, ctx, { orderId })
    await removeJob(trx, `complete:${orderId}`)
  })
}
