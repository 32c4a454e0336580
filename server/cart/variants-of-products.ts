import type { Db, Trx } from '../platform/database/db.ts'
import { findVariants, type VariantRow } from './queries.ts'

interface Shelf {
  productIds: readonly string[]
  /** The shop that sells them. */
  storeId: string
  at: Date
}

/** All variants of products, priced without an account, in the order of the size list. */
export async function variantsOfProducts(
  db: Db | Trx,
  { productIds, storeId, at }: Shelf,
): Promise<VariantRow[]> {
  if (productIds.length === 0) return []
  const variants = await db
    .selectFrom('variants')
    .select('id')
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const besideIds = variants.map(({ id }) => id)
  const rows = await findVariants(db, { accountId: '', storeId, at, besideIds })
  const byId = new Map(rows.map((row) => [row.variant_id, row]))
  return besideIds.flatMap((id) => byId.get(id) ?? [])
}
