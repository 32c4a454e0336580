import { heldByItem } from '../orders/held-pieces.ts'
import { findOrder } from '../orders/queries.ts'
import type { Trx, TrxCtx } from '../platform/context.ts'
import { addRefundLetter } from './add-refund-letter.ts'
import { grantPieces } from './grant-pieces.ts'
import { grantRequest } from './grant-request.ts'
import { findRequest } from './queries.ts'
import { countPieces, writeRequest } from './write-request.ts'

interface Dropped {
  orderId: string
  /** Pieces that will not come, by order item; none of them is in a request. */
  pieces: ReadonlyMap<string, number>
  /** Why; the customer reads it. */
  reason: string
}

/**
 * Gives back what was paid for pieces that will not come, money and points, as a request that is
 * granted at once: so nobody can ask for them again. The caller holds the order's lock, and takes
 * those of the stock after it.
 */
export async function refundDropped(
  trx: Trx,
  ctx: TrxCtx,
  { orderId, pieces, reason }: Dropped,
): Promise<{ refund_request_id: string; refund_id: string | null }> {
  const order = await findOrder(trx, { id: orderId })
  if (!order) throw new Error(`${orderId} is locked, so it is there`)
  const items = countPieces(order, await heldByItem(trx, orderId), pieces)
  // Nobody asked: what the shop says to it is all there is to read.
  const unasked = { orderId, accountId: null, reason: '', images: [] }
  const requestId = await writeRequest(trx, ctx, unasked, items)
  const request = await findRequest(trx, requestId)
  if (!request) throw new Error(`${requestId} was written a moment ago`)
  const granted = grantPieces(request, null)
  const terms = { withDelivery: false, answer: reason, reason }
  const { refundId } = await grantRequest(trx, ctx, request, granted, terms)
  await addRefundLetter(trx, { orderId, requestId, letter: 'dropped' })
  return { refund_request_id: requestId, refund_id: refundId }
}
