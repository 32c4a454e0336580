import type { OpenShop } from './shop.ts'

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
