import type { Actor } from '#domain/order/lifecycle.ts'
import type { Ctx } from '../context.ts'
import { giveBack } from './give-back.ts'
import { moveOrder, stopDeadline } from './transition.ts'

/** Cancels while nothing is shipped; pieces, voucher and points return. */
export async function cancelOrder(
  ctx: Ctx,
  orderId: string,
  actor: Actor,
  reason?: string,
): Promise<void> {
  const transition = { orderId, action: 'cancel', actor, letter: 'order_cancelled' } as const
  await moveOrder(ctx, { ...transition, ...(reason && { reason }) }, async (trx) => {
    await giveBack(ctx, trx, orderId)
    await stopDeadline(trx, orderId)
  })
}
