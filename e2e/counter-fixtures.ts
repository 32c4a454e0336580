import { acceptPayment } from '#test/builders/order-changes.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import type { Member } from './member.ts'
import type { OpenShop } from './shop.ts'
import type { ItemRow } from './staff-fixtures.ts'

/** The mall shop's warehouse, and two variants with barcodes of which it can sell five or more. */
export async function counterGoods({ ctx: { db } }: OpenShop) {
  const { id: mall } = await db
    .selectFrom('warehouses as w')
    .innerJoin('stores as s', 's.id', 'w.store_id')
    .select('w.id')
    .where('s.slug', '=', 'main')
    .where('w.is_pickup', '=', true)
    .orderBy('w.position')
    .executeTakeFirstOrThrow()
  const found = await db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('stock_levels as l', 'l.variant_id', 'v.id')
    .select(['v.sku', 'v.barcode'])
    .where('l.warehouse_id', '=', mall)
    .where('l.on_hand', '>', 4)
    .where('l.reserved', '=', 0)
    .where('v.archived_at', 'is', null)
    .where('v.barcode', 'is not', null)
    .where('p.status', '=', 'active')
    .orderBy('v.sku')
    .limit(2)
    .execute()
  const [item, other] = found
  if (!item || !other) throw new Error('Fewer than two variants are stocked in the mall shop')
  return { mall, item, other }
}

/** A paid order that its customer collects in the mall shop; its id. */
export async function paidToCollect(
  shop: OpenShop,
  member: Member,
  { id: variantId }: ItemRow,
): Promise<string> {
  const { mall } = await counterGoods(shop)
  await addToCart(member, variantId)
  const { order_id: id } = await checkOut(member, {
    checkout_product_variant_ids: [variantId],
    delivery_info: { method: 'PICKUP', warehouse_id: mall },
    delivery_details: {
      name: 'Chan Tai Man',
      email: member.email,
      area_code: '852',
      phone: '91234567',
      address: null,
    },
    payment_method: 'fps',
  })
  await acceptPayment(shop.ctx, id, 'Seen')
  return id
}
