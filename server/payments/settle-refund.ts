import { issueSentences } from '#contract/issue-sentences.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { findOrder } from '../orders/queries.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { isDuplicate } from '../platform/database/in-transaction.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { finishRefund } from './finish-refund.ts'
import { unanswered } from './refund-card.ts'
import { startRefund } from './start-refund.ts'
import { lockTill } from './tills/lock-till.ts'

interface Goodwill {
  orderId: string
  cents: number
  reason: string
  /** The payment it goes back to; by default the largest first. */
  paymentId: string | undefined
}

/**
 * Refunds an amount of a paid order without a return; returns the ids of the refunds, one for each
 * payment it goes back to. Throws `refund_too_large`.
 */
export async function refundGoodwill(
  trx: Trx,
  ctx: TrxCtx,
  goodwill: Goodwill,
  changes: ChangeRecorder,
): Promise<readonly string[]> {
  const { orderId, cents, reason, paymentId } = goodwill
  const order = await findOrder(trx, { id: orderId })
  if (!order) throw new DomainError('unknown_order')
  // Parts of a sum that is still to pay go back when the order is cancelled.
  if (order.paid_at === null) throw new DomainError('refund_too_large', { max: '0.00' })
  const chosen = paymentId !== undefined && { paymentId }
  const { refundIds } = await startRefund(trx, ctx, { orderId, cents, reason, ...chosen })
  await changes.record(trx, {
    action: 'refund_started',
    subject: { kind: 'order', id: orderId },
    after: { refund_ids: refundIds, cents, reason },
  })
  return refundIds
}

/**
 * Staff made the transfer, for an offline refund or one refused by the gateway. What was paid at a
 * counter leaves that shop's open till: `no_cash_session` if there is none.
 */
export async function markRefundDone(
  trx: Trx,
  ctx: TrxCtx,
  { refundId, reference }: { refundId: string; reference: string },
  changes: ChangeRecorder,
): Promise<void> {
  try {
    const refund = await lockRefund(trx, refundId)
    const isOurs = refund.method === 'offline' && refund.state === 'pending'
    if (!isOurs && refund.state !== 'failed') throw notNow(refund.state, 'done')
    if (reference === '' && refund.paid_by !== 'cash') {
      throw invalid('reference', issueSentences.required)
    }
    const till = refund.warehouse_id === null ? null : await lockTill(trx, refund.warehouse_id)
    await finishRefund(trx, ctx, refundId, reference === '' ? null : reference)
    await trx
      .updateTable('refunds')
      .set({
        method: 'offline',
        cash_session_id: till && till.id,
        counter_method: till && refund.paid_by,
      })
      .where('id', '=', refundId)
      .execute()
    await changes.record(trx, {
      action: 'refund_transferred',
      subject: { kind: 'order', id: refund.order_id },
      before: { state: refund.state, method: refund.method },
      after: { refund_id: refundId, reference },
    })
  } catch (error) {
    if (!isDuplicate(error, 'refunds_provider_reference_key')) throw error
    const message = issueSentences.reference_used
    throw invalid('reference', message)
  }
}

/**
 * Retries a refund that the gateway refused. One that was never answered keeps its idempotency
 * key, so that it cannot be refunded twice.
 */
export async function retryRefund(
  trx: Trx,
  refundId: string,
  changes: ChangeRecorder,
): Promise<void> {
  const refund = await lockRefund(trx, refundId)
  if (refund.method !== 'card' || refund.state !== 'failed') throw notNow(refund.state, 'retry')
  await trx
    .updateTable('refunds')
    .set((eb) => ({
      state: 'pending',
      failure: null,
      provider_reference: null,
      attempts: 0,
      round: eb('round', '+', refund.failure === unanswered ? 0 : 1),
    }))
    .where('id', '=', refundId)
    .execute()
  await addJob(trx, 'refund_card', { refund_id: refundId })
  await changes.record(trx, {
    action: 'refund_retried',
    subject: { kind: 'order', id: refund.order_id },
    before: { refund_id: refundId, failure: refund.failure },
  })
}

async function lockRefund(trx: Trx, id: string) {
  const refund = await trx
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .leftJoin('cash_sessions as s', 's.id', 'p.cash_session_id')
    .select(['r.order_id', 'r.state', 'r.method', 'r.failure'])
    .select(['p.method as paid_by', 's.warehouse_id'])
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirst()
  if (!refund) throw new DomainError('not_found')
  return refund
}

function notNow(state: string, action: string): DomainError {
  return new DomainError('illegal_transition', {
    current_status: state,
    action,
    reason: 'wrong_status',
  })
}
