import { changesByShop } from '../platform/changes/change-recorder.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Jobs } from '../platform/jobs/queue.ts'
import type { Parcel } from '../platform/plug-ins/plug-in.ts'
import { trackingUrl } from './courier-of.ts'
import { notifyCustomer } from './order-notifications.ts'
import { lockOrder } from './queries.ts'
import { countChange } from './require-version.ts'

/** The courier's slug if a plug-in books its parcels; null otherwise. */
export async function bookedCourier(
  trx: Trx,
  { couriers }: TrxCtx,
  courierId: string | null,
): Promise<string | null> {
  if (Object.keys(couriers).length === 0 || courierId === null) return null
  const courier = await trx
    .selectFrom('couriers')
    .select('slug')
    .where('id', '=', courierId)
    .executeTakeFirst()
  return courier && Object.hasOwn(couriers, courier.slug) ? courier.slug : null
}

/** Books a parcel at its courier, and tells the customer with the tracking number it answers. */
export async function bookParcel(ctx: Ctx, job: Jobs['book_parcel']): Promise<void> {
  const { order_id: orderId, shipment_id: shipmentId, courier: slug } = job
  const service = ctx.couriers[slug]
  if (!service) throw new Error(`no plug-in books parcels of ${slug}`)
  const parcel = await readBookable(ctx.db, orderId, shipmentId)
  if (!parcel) return
  const { trackingNumber } = await service.book(parcel)
  await inTransaction(ctx, async (trx) => {
    await lockOrder(trx, orderId)
    const courier = await trx
      .selectFrom('couriers')
      .select(['title', 'tracking_url'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const { numUpdatedRows } = await trx
      .updateTable('shipments')
      .set({ tracking_number: trackingNumber, tracking_url: trackingUrl(courier, trackingNumber) })
      .where('id', '=', shipmentId)
      .where('tracking_number', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await countChange(trx, orderId)
    await changesByShop.record(trx, {
      action: 'order_parcel_booked',
      subject: { kind: 'order', id: orderId },
      after: { shipment_id: shipmentId, tracking_number: trackingNumber },
    })
    await notifyCustomer(trx, { orderId, template: 'order_shipped', shipmentId })
  })
}

/** Undefined once it has a tracking number, or its order was erased. */
async function readBookable(
  db: Db,
  orderId: string,
  shipmentId: string,
): Promise<Parcel | undefined> {
  const order = await db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(['o.reference', 'o.recipient', 'o.country', 'o.note'])
    .where('s.id', '=', shipmentId)
    .where('o.id', '=', orderId)
    .where('s.tracking_number', 'is', null)
    .where('o.erased_at', 'is', null)
    .executeTakeFirst()
  if (!order) return undefined
  const items = await db
    .selectFrom('shipment_items as s')
    .innerJoin('order_items as i', 'i.id', 's.order_item_id')
    .leftJoin('variants as v', 'v.id', 'i.variant_id')
    .select(['i.sku', 'i.product_title as title', 's.qty as quantity', 'v.weight_grams as grams'])
    .where('s.shipment_id', '=', shipmentId)
    .orderBy('i.position')
    .execute()
  return {
    id: shipmentId,
    ...order,
    items: items.map(({ grams, ...item }) => ({ ...item, grams: grams ?? 0 })),
  }
}
