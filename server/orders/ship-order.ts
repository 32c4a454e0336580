import { issueSentences } from '#contract/issue-sentences.ts'
import { type DomainError, invalid } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { releaseOrderStock } from '../inventory/order-stock.ts'
import { heldQuantities, shipOrderStock, type ShippedQuantities } from '../inventory/ship-stock.ts'
import { type ChangeRecorder, changesByShop } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { notifyRefund } from '../returns/notify-refund.ts'
import { refundCancelledItems } from '../returns/refund-cancelled-items.ts'
import { bookedCourier } from './book-parcel.ts'
import { completeLater } from './complete-later.ts'
import { courierOf, trackingUrl, type Courier } from './courier-of.ts'
import { fulfil, refused } from './fulfil-order.ts'
import { waitingByItem } from './held-quantities.ts'
import { notifyCustomer } from './order-notifications.ts'

interface Parcel {
  /** Default: everything unshipped. */
  items?: readonly { order_item_id: string; qty: number }[] | undefined
  /** Replaces the courier the customer chose. */
  courierId?: string | undefined
}

/**
 * Records a shipped parcel and takes its items out of stock. Throws `illegal_transition` for more
 * than is unshipped, so that two colleagues cannot ship the same items twice.
 */
export async function shipOrder(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  trackingNumber: string | null,
  parcel: Parcel = {},
  changes: ChangeRecorder = changesByShop,
): Promise<void> {
  await fulfil(trx, { orderId, action: 'ship', changes }, async (order) => {
    const held = await heldQuantities(trx, orderId)
    const wanted = parcel.items && (await requestedItems(trx, orderId, parcel.items))
    const isTooMuch = [...(wanted ?? [])].some(([item, qty]) => qty > (held.get(item) ?? 0))
    if (isTooMuch || held.size === 0) throw refused(order, 'ship', 'nothing_left')
    const courier = await courierOf(trx, orderId, parcel.courierId)
    const sent = await shipOrderStock(trx, ctx, orderId, wanted)
    const shipmentId = await writeShipment(trx, ctx, { orderId, courier, trackingNumber, sent })
    const booked = trackingNumber === null ? await bookedCourier(trx, ctx, courier.id) : null
    if (booked === null) {
      await notifyCustomer(trx, { orderId, template: 'order_shipped', shipmentId })
    } else {
      const parcelJob = { order_id: orderId, shipment_id: shipmentId, courier: booked }
      await addJob(trx, 'book_parcel', parcelJob)
    }
    const isLast = sum(held) === sum(sent)
    if (isLast) await completeLater(trx, ctx, orderId)
    return {
      fulfilment: isLast ? 'shipped' : 'partly_shipped',
      details: { shipment_id: shipmentId, items: sum(sent), tracking_number: trackingNumber },
    }
  })
}

/**
 * Cancels the unshipped items: refunds them, releases their stock and marks the order as shipped.
 * The delivery fee is not refunded, since a parcel was delivered.
 */
export async function cancelRemaining(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  reason: string,
  changes: ChangeRecorder,
): Promise<void> {
  await fulfil(trx, { orderId, action: 'cancel_remaining', changes }, async () => {
    // Points are locked before stock, so here only the order's lock protects the quantities.
    const unshippedItems = await waitingByItem(trx, orderId)
    const refund = await refundCancelledItems(trx, ctx, { orderId, pieces: unshippedItems, reason })
    await notifyRefund(trx, { orderId, requestId: refund.refund_request_id, template: 'dropped' })
    await releaseOrderStock(trx, ctx, orderId)
    for (const [itemId, qty] of unshippedItems) {
      await trx
        .updateTable('order_items')
        .set((eb) => ({ cancelled_qty: eb('cancelled_qty', '+', qty) }))
        .where('id', '=', itemId)
        .execute()
    }
    await completeLater(trx, ctx, orderId)
    return { fulfilment: 'shipped', details: { dropped: sum(unshippedItems), reason, ...refund } }
  })
}

/** Throws `invalid` for an item of another order. */
async function requestedItems(
  trx: Trx,
  orderId: string,
  items: readonly { order_item_id: string; qty: number }[],
): Promise<ShippedQuantities> {
  const rows = await trx
    .selectFrom('order_items')
    .select('id')
    .where('order_id', '=', orderId)
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  const quantities = new Map<string, number>()
  for (const [at, { order_item_id: id, qty }] of items.entries()) {
    if (!known.has(id)) throw unknown(`items.${at}.order_item_id`)
    quantities.set(id, (quantities.get(id) ?? 0) + qty)
  }
  return quantities
}

interface Sent {
  orderId: string
  courier: Courier
  trackingNumber: string | null
  sent: ShippedQuantities
}

async function writeShipment(
  trx: Trx,
  ctx: TrxCtx,
  { orderId, courier, trackingNumber, sent }: Sent,
): Promise<string> {
  const id = newId('shipment')
  await trx
    .insertInto('shipments')
    .values({
      id,
      order_id: orderId,
      courier: JSON.stringify(courier.title),
      tracking_number: trackingNumber,
      tracking_url: trackingUrl(courier, trackingNumber),
      shipped_at: ctx.clock(),
    })
    .execute()
  const items = [...sent].map(([itemId, qty]) => ({ shipment_id: id, order_item_id: itemId, qty }))
  await trx.insertInto('shipment_items').values(items).execute()
  return id
}

function sum(quantities: ShippedQuantities): number {
  return [...quantities.values()].reduce((total, qty) => total + qty, 0)
}

function unknown(path: string): DomainError {
  return invalid(path, issueSentences.not_found)
}
