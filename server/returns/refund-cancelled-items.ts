import { heldByItem } from '../orders/held-quantities.ts'
import { findOrder } from '../orders/queries.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { grantItems } from './grant-items.ts'
import { grantRequest } from './grant-request.ts'
import { findRequest } from './queries.ts'
import { priceRefundItems, writeRequest } from './write-refund-request.ts'

interface CancelledItems {
  orderId: string
  /** Cancelled quantity by order item; none of it is in a request. */
  pieces: ReadonlyMap<string, number>
  /** Shown to the customer. */
  reason: string
}

/**
 * Refunds the money and points paid for cancelled items, as a request granted at once, so that
 * they cannot be requested again. The caller holds the order's lock, locks stock afterwards, and
 * tells the customer.
 */
export async function refundCancelledItems(
  trx: Trx,
  ctx: TrxCtx,
  { orderId, pieces: cancelledItems, reason }: CancelledItems,
): Promise<{ refund_request_id: string; refund_ids: readonly string[] }> {
  const order = await findOrder(trx, { id: orderId })
  if (!order) throw new Error(`${orderId} is locked, so it is there`)
  const items = priceRefundItems(order, await heldByItem(trx, orderId), cancelledItems)
  // Not requested by the customer, so the shop's answer is the only text.
  const unasked = { orderId, accountId: null, reason: '', images: [] }
  const requestId = await writeRequest(trx, ctx, unasked, items)
  const request = await findRequest(trx, requestId)
  if (!request) throw new Error(`${requestId} was written a moment ago`)
  const granted = grantItems(request, null)
  const terms = { withDelivery: false, answer: reason, reason }
  const { refundIds } = await grantRequest(trx, ctx, request, granted, terms)
  return { refund_request_id: requestId, refund_ids: refundIds }
}
