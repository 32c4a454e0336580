import type { z } from '@hono/zod-openapi'
import type { listReplacements } from '#contract/staff/order-edits.ts'
import { stockOf } from '../cart/price-lines.ts'
import { variantTitle } from '../cart/present.ts'
import type { VariantRow } from '../cart/queries.ts'
import { variantsOfProducts } from '../cart/variants-of-products.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import type { OrderRow } from './queries.ts'

type Order = Pick<OrderRow, 'store_id' | 'items'>
type Item = Order['items'][number]
type Answer = z.input<typeof listReplacements.answer>

/** Variants that may replace an item, by item: those of its product that cost the same today. */
export async function findReplacements(
  db: Db | Trx,
  at: Date,
  { store_id: storeId, items }: Order,
): Promise<ReadonlyMap<string, VariantRow[]>> {
  const bought = items.filter((item) => !item.is_gift)
  const productIds = bought.map((item) => item.product_id)
  const rows = await variantsOfProducts(db, { productIds, storeId, at })
  return new Map(bought.map((item) => [item.id, rows.filter((row) => replaces(item, row, rows))]))
}

function replaces(item: Item, row: VariantRow, rows: readonly VariantRow[]): boolean {
  if (row.product_id !== item.product_id || !row.is_sold) return false
  const own = rows.find((each) => each.variant_id === item.variant_id)
  // Deleted meanwhile: only its price in the order is known.
  if (!own) return item.points === 0 && row.price_cents === item.original_cents
  const isSamePrice = row.price_cents === own.price_cents
  return isSamePrice && (item.points === 0 || row.points_price === own.points_price)
}

export async function presentReplacements(db: Db, at: Date, order: Order): Promise<Answer> {
  const replacements = await findReplacements(db, at, order)
  return {
    data: [...replacements].map(([itemId, rows]) => ({
      order_item_id: itemId,
      variants: rows.map((row) => ({
        variant_id: row.variant_id,
        sku: row.sku,
        title: variantTitle(row),
        available: stockOf(row).available,
      })),
    })),
  }
}
