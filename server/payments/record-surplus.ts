import { systemReasons } from '#contract/system-reasons.ts'
import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { refusal } from '#domain/order/order-status.ts'
import { stateOf } from '../orders/present.ts'
import { findOrder, lockOrder } from '../orders/queries.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { startRefund } from './start-refund.ts'

interface Surplus {
  orderId: string
  cents: number
  /** Place where staff saw the money. */
  note: string
}

/**
 * Records a transfer that was not owed: after the order lapsed or was cancelled, or a second one.
 * Starts its refund and returns the ids of both. Throws `illegal_transition` while the order is
 * unpaid: then the money pays the order.
 */
export async function recordSurplus(
  trx: Trx,
  ctx: TrxCtx,
  { orderId, cents, note }: Surplus,
  changes: ChangeRecorder,
): Promise<{ paymentId: string; refundId: string }> {
  if (!(await findOrder(trx, { id: orderId }))) throw new DomainError('unknown_order')
  const order = await lockOrder(trx, orderId)
  if (refusal(stateOf(order), 'mark_paid', 'staff') === null) {
    const current_status = order.current_status
    throw new DomainError('illegal_transition', {
      current_status,
      action: 'record_surplus',
      reason: 'not_paid',
    })
  }
  const now = ctx.clock()
  const paymentId = newId('payment')
  await trx
    .insertInto('payments')
    .values({
      id: paymentId,
      order_id: orderId,
      method: 'transfer',
      amount_cents: cents,
      is_surplus: true,
      note,
      created_at: now,
    })
    .execute()
  // Settles a proof sent before the cancellation.
  await trx
    .updateTable('payment_proofs')
    .set({ state: 'approved', decided_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .execute()
  const reason = systemReasons.not_owed.en
  const { refundIds } = await startRefund(trx, ctx, { orderId, paymentId, cents, reason })
  const [refundId = ''] = refundIds
  await changes.record(trx, {
    action: 'surplus_recorded',
    subject: { kind: 'order', id: orderId },
    after: { payment_id: paymentId, refund_id: refundId, cents, note },
  })
  return { paymentId, refundId }
}
