import type { z } from '@hono/zod-openapi'
import type { bookReturn as contract } from '#contract/staff/booked-returns.ts'
import { getOrder, lockOrder, type OrderRow } from '../orders/queries.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { requireOwnPictures } from '../platform/files/own-pictures.ts'
import { notifyRefund } from './notify-refund.ts'
import { countItems, requireLines } from './request-refund.ts'
import { requireReturnable } from './require-returnable.ts'
import { writeRequest, type CountedItem } from './write-refund-request.ts'

interface Booking {
  orderId: string
  staffId: string
  body: z.output<NonNullable<typeof contract.body>>
}

/**
 * Requests a refund for a customer who called or posted a parcel back, however late; returns the
 * request's id. Throws `illegal_transition` if nothing of the order can be returned, and
 * `items_not_refundable` if these items cannot.
 */
export async function bookReturn(
  trx: Trx,
  ctx: TrxCtx,
  { orderId, staffId, body }: Booking,
  changes: ChangeRecorder,
): Promise<string> {
  await lockOrder(trx, orderId)
  const order = await getOrder(trx, orderId)
  requireLines(order, body.refund_items)
  requireReturnable(order, 'book_return')
  await requireOwnPictures(trx, order.account_id, [{ path: 'images', ids: body.images }])
  const items = await countItems(trx, order, body.refund_items)
  const { reason, images } = body
  const booked = { orderId, accountId: null, bookedBy: staffId, reason, images }
  const requestId = await writeRequest(trx, ctx, booked, items)
  await notifyRefund(trx, { orderId, requestId, template: 'received' })
  await changes.record(trx, {
    action: 'return_booked',
    subject: { kind: 'order', id: orderId },
    after: { refund_request_id: requestId, items: inWords(order, items), reason },
  })
  return requestId
}

/** For the history: `OXF-NAVY-M × 1, TEE-BLACK-S × 2`. */
function inWords({ items }: OrderRow, counted: readonly CountedItem[]): string {
  return counted
    .map(({ order_item_id, qty }) => {
      const item = items.find(({ id }) => id === order_item_id)
      return `${item?.sku ?? ''} × ${qty}`
    })
    .join(', ')
}
