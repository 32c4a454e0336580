import { systemReasons } from '#contract/system-reasons.ts'
import { refundRest } from '../payments/start-refund.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { giveBack } from './release-order.ts'
import { moveOrder, stopDeadline, type Transition } from './move-order.ts'

/** Only before anything is shipped; returns stock, voucher, points and money. */
export async function cancelOrder(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  who: Pick<Transition, 'actor' | 'changes' | 'reason'> & { action?: 'cancel' | 'back_to_cart' },
): Promise<void> {
  const transition = { orderId, action: 'cancel', template: 'order_cancelled', ...who } as const
  await moveOrder(trx, ctx, transition, async () => {
    await refundRest(trx, ctx, orderId, systemReasons.cancelled.en)
    await giveBack(trx, ctx, orderId)
    await stopDeadline(trx, orderId)
    await addJob(trx, 'close_card_sessions', { order_id: orderId })
  })
}
