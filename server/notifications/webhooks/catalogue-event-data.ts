import type { z } from '@hono/zod-openapi'
import type { shopEventData } from '#contract/shop-events.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import type { Db } from '../../platform/database/db.ts'

type StockData = z.input<(typeof shopEventData)['stock.changed']>
type ProductData = z.input<(typeof shopEventData)['product.changed']>
type CustomerData = z.input<(typeof shopEventData)['customer.created']>

export async function findStockData(db: Db, id: string): Promise<StockData | undefined> {
  const row = await db
    .selectFrom('variants as v')
    .leftJoin('preorder_levels as p', 'p.variant_id', 'v.id')
    .select(['v.product_id', 'v.sku', 'p.max_qty', 'p.taken'])
    .where('v.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const levels = await db
    .selectFrom('stock_levels as l')
    .innerJoin('warehouses as w', 'w.id', 'l.warehouse_id')
    .innerJoin('stores as s', 's.id', 'w.store_id')
    .select(['l.warehouse_id', 'w.slug as warehouse', 's.slug as store', 'l.on_hand', 'l.reserved'])
    .where('l.variant_id', '=', id)
    .orderBy('w.position')
    .orderBy('w.id')
    .execute()
  const { product_id, sku, max_qty: limit, taken } = row
  const preorder = limit === null || taken === null ? null : { limit, taken }
  return { variant: { _id: id, product_id, sku, levels, preorder } }
}

export async function findProductData(db: Db, id: string): Promise<ProductData | undefined> {
  const row = await db
    .selectFrom('products')
    .select(['handle', 'status', 'title', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const variants = await db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return {
    product: {
      _id: id,
      ...row,
      published_at: row.published_at.toISOString(),
      variants: variants.map((variant) => ({
        _id: variant.id,
        sku: variant.sku,
        barcode: variant.barcode,
        colour: variant.colour_code,
        size: variant.size,
        price: decimalText(cents(variant.price_cents)),
        compare_at_price:
          variant.compare_at_cents === null ? null : decimalText(cents(variant.compare_at_cents)),
        is_archived: variant.archived_at !== null,
      })),
    },
  }
}

export async function findCustomerData(
  db: Db,
  id: string,
  withPerson: boolean,
): Promise<CustomerData | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['username', 'email', 'phone_e164 as phone', 'created_at', 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { created_at: at, closed_at: closedAt, ...person } = row
  const isClosed = closedAt !== null
  return {
    customer: {
      _id: id,
      created_at: at.toISOString(),
      is_closed: isClosed,
      person: withPerson && !isClosed ? person : null,
    },
  }
}
