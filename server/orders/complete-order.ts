import { earnPoints } from '../loyalty/earn-points.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { removeJob } from '../platform/jobs/queue.ts'
import { moveOrder, type Transition } from './move-order.ts'

/** Confirmed by the customer, collected in the shop, or without complaint for two weeks. */
export async function completeOrder(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  who: Pick<Transition, 'actor' | 'changes'>,
): Promise<void> {
  const transition = { orderId, action: 'complete', template: 'order_completed', ...who } as const
  await moveOrder(trx, ctx, transition, async (order) => {
    await trx
      .updateTable('orders')
      .set({ fulfilment: order.delivery_method === 'PICKUP' ? 'collected' : 'delivered' })
      .where('id', '=', orderId)
      .execute()
    await earnPoints(trx, ctx, { orderId })
    await removeJob(trx, `complete:${orderId}`)
  })
}
