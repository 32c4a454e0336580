import type { GiftDecision } from '#domain/aftersales/gift-decisions.ts'
import { DomainError } from '#domain/errors.ts'
import { returnStock } from '../inventory/return-stock.ts'
import { lockOrder } from '../orders/queries.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { notifyRefund } from './notify-refund.ts'
import { grantItems, type Grant } from './grant-items.ts'
import { releaseUnsent, grantRequest } from './grant-request.ts'
import { findRequest, type RequestRow } from './queries.ts'
import { getRestockPlaces } from './restock.ts'

interface Approval {
  requestId: string
  /** The items granted; null: all of them, without restock. */
  items: readonly Grant[] | null
  /** Also refund delivery, if the shop is at fault and nothing is kept. */
  withDelivery: boolean
  /** Fate of gifts at risk. */
  gifts: GiftDecision
  /** Shown to the customer. */
  answer: string | null
}

/**
 * Grants a request, in full or in part: refunds at most what is left of what was paid, returns the
 * points spent on the items and restocks what can be sold again. Throws `illegal_transition` if
 * the request is already decided.
 */
export async function approveRefund(
  trx: Trx,
  ctx: TrxCtx,
  approval: Approval,
  changes: ChangeRecorder,
): Promise<void> {
  const request = await lockWaiting(trx, approval.requestId, 'approve_refund')
  const granted = grantItems(request, approval.items)
  const places = await getRestockPlaces(trx, request.order_id, granted.restocks)
  const terms = { ...approval, reason: request.reason }
  const { refundIds, delivery, before, charged } = await grantRequest(
    trx,
    ctx,
    request,
    granted,
    terms,
  )
  await returnStock(trx, ctx, request.order_id, places)
  const { id: requestId, order_id: orderId } = request
  await notifyRefund(trx, { orderId, requestId, template: 'approved' })
  await changes.record(trx, {
    action: 'refund_request_approved',
    subject: { kind: 'refund_request', id: request.id },
    before: { state: 'waiting', requested_cents: request.requested_cents },
    after: {
      state: 'approved',
      granted_cents: granted.cents,
      granted_points: granted.points,
      shipping_cents: delivery,
      previously_refunded_cents: before,
      ...(charged !== null && { gifts: approval.gifts, charged_cents: charged }),
      refund_ids: refundIds,
      items: granted.items,
    },
  })
}

/** The items of a rejected request can be requested again. */
export async function rejectRefund(
  trx: Trx,
  ctx: TrxCtx,
  { requestId, answer }: { requestId: string; answer: string },
  changes: ChangeRecorder,
): Promise<void> {
  const request = await lockWaiting(trx, requestId, 'reject_refund')
  await trx
    .updateTable('refund_requests')
    .set({ state: 'rejected', answer, decided_at: ctx.clock() })
    .where('id', '=', request.id)
    .execute()
  await releaseUnsent(
    trx,
    request.items.map(({ order_item_id: id, qty }) => ({ id, qty })),
  )
  await notifyRefund(trx, { orderId: request.order_id, requestId, template: 'rejected' })
  await changes.record(trx, {
    action: 'refund_request_rejected',
    subject: { kind: 'refund_request', id: request.id },
    before: { state: 'waiting' },
    after: { state: 'rejected', answer },
  })
}

/** Locks the order first, as everywhere, then the request. */
export async function lockWaiting(
  trx: Trx,
  requestId: string,
  action: string,
): Promise<RequestRow> {
  const known = await findRequest(trx, requestId)
  if (!known) throw new DomainError('not_found')
  await lockOrder(trx, known.order_id)
  const request = await findRequest(trx, requestId)
  if (!request) throw new DomainError('not_found')
  if (request.state !== 'waiting') {
    throw new DomainError('illegal_transition', {
      current_status: request.state,
      action,
      reason: 'decided',
    })
  }
  return request
}
