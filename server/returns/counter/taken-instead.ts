import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import { cents, type Cents } from '#domain/money.ts'
import type { VariantRow } from '../../cart/queries.ts'
import { variantsOfProducts } from '../../cart/variants-of-products.ts'
import type { OrderRow } from '../../orders/queries.ts'
import type { Db, Trx } from '../../platform/database/db.ts'

export type Shop = Awaited<ReturnType<typeof getShop>>

/** Throws `invalid`. */
export async function getShop(db: Db | Trx, id: string) {
  const shop = await db
    .selectFrom('warehouses')
    .select(['id', 'store_id', 'title', 'address', 'hours', 'phone'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!shop) throw invalid('warehouse_id', issueSentences.not_found)
  return shop
}

export type TakenByItem = ReadonlyMap<string, VariantRow[]>

/** What can be taken instead of each item: its product's variants, at today's prices. */
export async function findTaken(
  db: Db | Trx,
  at: Date,
  { store_id: storeId }: Shop,
  { items }: Pick<OrderRow, 'items'>,
): Promise<TakenByItem> {
  const bought = items.filter((item) => !item.is_gift)
  const productIds = bought.map((item) => item.product_id)
  const rows = await variantsOfProducts(db, { productIds, storeId, at })
  return new Map(
    bought.map((item) => [
      item.id,
      rows.filter((row) => row.product_id === item.product_id && row.is_sold),
    ]),
  )
}

/** What an item costs today; if it is no longer sold, what it cost then. */
export function priceToday(item: OrderRow['items'][number], taken: TakenByItem): Cents {
  const own = taken.get(item.id)?.find(({ variant_id: id }) => id === item.variant_id)
  return cents(own?.price_cents ?? item.original_cents)
}

/** What a shop has of variants, by variant. */
export async function stockHere(
  db: Db | Trx,
  { id: warehouseId }: Shop,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (variantIds.length === 0) return new Map()
  const levels = await db
    .selectFrom('stock_levels')
    .select(['variant_id', 'on_hand', 'reserved'])
    .where('warehouse_id', '=', warehouseId)
    .where('variant_id', 'in', variantIds)
    .execute()
  return new Map(levels.map((level) => [level.variant_id, level.on_hand - level.reserved]))
}
