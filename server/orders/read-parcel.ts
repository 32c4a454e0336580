import { sql } from 'kysely'
import { localize } from '#domain/locale.ts'
import { trackingIn } from '#domain/tracking-link.ts'
import type { Ctx } from '../platform/context.ts'
import type { Parcel, ParcelItem } from './emails/parcel.ts'
import type { OrderRow } from './queries.ts'

/** A parcel's items, courier and tracking, and the order's unshipped items. */
export async function readParcel(
  ctx: Ctx,
  order: OrderRow,
  shipmentId: string,
): Promise<Parcel | null> {
  const shipment = await ctx.db
    .selectFrom('shipments as s')
    .select(['s.courier', 's.tracking_number', 's.tracking_url'])
    .select(
      sql<boolean>`exists (
        select 1 from shipments e where e.order_id = s.order_id and e.shipped_at < s.shipped_at
      )`.as('is_later'),
    )
    .where('s.id', '=', shipmentId)
    .where('s.order_id', '=', order.id)
    .executeTakeFirst()
  if (!shipment) return null
  const toFollow = itemsOf(order, await stillHeld(ctx, order.id))
  return {
    items: await sentItems(ctx, order, shipmentId),
    toFollow,
    part: toFollow.length > 0 ? 'part' : shipment.is_later ? 'rest' : 'whole',
    courier: localize(shipment.courier, order.locale) || null,
    tracking: shipment.tracking_number,
    trackingUrl: shipment.tracking_url && trackingIn(shipment.tracking_url, order.locale),
  }
}

/** Old parcels without recorded items held the whole order. */
async function sentItems(ctx: Ctx, order: OrderRow, shipmentId: string): Promise<ParcelItem[]> {
  const sent = await ctx.db
    .selectFrom('shipment_items')
    .select(['order_item_id', 'qty'])
    .where('shipment_id', '=', shipmentId)
    .execute()
  const whole = order.items.map(({ id, qty }) => [id, qty] as const)
  const parcelItems = sent.map(({ order_item_id, qty }) => [order_item_id, qty] as const)
  return itemsOf(order, new Map(parcelItems.length > 0 ? parcelItems : whole))
}

async function stillHeld(ctx: Ctx, orderId: string): Promise<Map<string, number>> {
  const rows = await ctx.db
    .selectFrom('order_allocations as a')
    .innerJoin('order_items as i', 'i.id', 'a.order_item_id')
    .select(['i.id', sql<number>`sum(a.qty)`.as('qty')])
    .where('i.order_id', '=', orderId)
    .where('a.state', '=', 'reserved')
    .groupBy('i.id')
    .execute()
  return new Map(rows.map(({ id, qty }) => [id, qty]))
}

function itemsOf(
  { items, locale }: OrderRow,
  parcelItems: ReadonlyMap<string, number>,
): ParcelItem[] {
  return items.flatMap((item) => {
    const qty = parcelItems.get(item.id) ?? 0
    const title = localize(item.product_title, locale)
    const variant = localize(item.variant_title, locale)
    return qty > 0 ? [{ title, variant, picture: item.picture, qty }] : []
  })
}
