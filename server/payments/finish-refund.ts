import { notifyCustomer } from '../orders/order-notifications.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'

/** Marks a refund as done and notifies the customer. Idempotent. */
export async function finishRefund(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  refundId: string,
  reference: string | null,
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
    .returning(['order_id', 'method', 'refund_request_id'])
    .executeTakeFirst()
  if (!done || (await isToldAlready(trx, done))) return
  await notifyCustomer(trx, { orderId: done.order_id, template: 'refund_sent', refundId })
}

interface Done {
  method: string
  refund_request_id: string | null
}

/** The email about items that the shop cancelled says that their money goes to the card. */
async function isToldAlready(trx: Trx, { method, refund_request_id: id }: Done): Promise<boolean> {
  if (method !== 'card' || id === null) return false
  const cancellation = await trx
    .selectFrom('refund_requests')
    .select('id')
    .where('id', '=', id)
    .where('account_id', 'is', null)
    .where('booked_by', 'is', null)
    .where('reason', '=', '')
    .executeTakeFirst()
  return cancellation !== undefined
}

/**
 * Marks a refund as refused by the gateway; it is still due, and staff take over. A finished one
 * fails only if the gateway itself reports so.
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
