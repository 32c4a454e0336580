import { notifyCustomer } from '../orders/order-notifications.ts'
import type { Ctx, Trx } from '../platform/context.ts'

/** The money is on its way to the customer, who is told so. Does nothing the second time. */
export async function finishRefund(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  refundId: string,
  reference: string,
): Promise<void> {
  const done = await trx
    .updateTable('refunds')
    .set({
      state: 'done',
      failure: null,
      provider_reference: reference,
      done_at: ctx.clock(),
    })
    .where('id', '=', refundId)
    .where('state', '<>', 'done')
    .returning('order_id')
    .executeTakeFirst()
  if (!done) return
  await notifyCustomer(trx, { orderId: done.order_id, template: 'refund_sent', refundId })
}

/**
 * The gateway refused; the promise stands, and staff see to it. One that was done fails only when
 * the gateway itself takes that back.
 */
export async function failRefund(
  trx: Trx,
  refundId: string,
  failure: string,
  from: readonly ('pending' | 'done')[] = ['pending'],
): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ state: 'failed', failure: failure.slice(0, 500), done_at: null })
    .where('id', '=', refundId)
    .where('state', 'in', from)
    .execute()
}
