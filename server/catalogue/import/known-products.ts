import type { Db, Trx } from '../../platform/database/db.ts'
import { getProductRows, type ProductRow } from '../products/product-row.ts'
import type { ProductData } from './product-data.ts'

/** A product of the shop that the file names. */
export interface KnownProduct {
  row: ProductRow
  /** Pictures that an import gave it: ids by what the file called them. */
  sources: ReadonlyMap<string, string>
  /** Says whether pictures that an import named have not come yet. */
  isWaiting: boolean
}

/** Products of a file that the shop has. */
export interface KnownProducts {
  byHandle: ReadonlyMap<string, KnownProduct>
  /** Ids of products by the file's SKUs. */
  owners: ReadonlyMap<string, string>
}

export async function loadKnown(
  db: Db | Trx,
  products: readonly ProductData[],
): Promise<KnownProducts> {
  const handles = products.map(({ handle }) => handle)
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('handle', 'in', handles)
    .execute()
  const ids = found.map(({ id }) => id)
  const rows = ids.length > 0 ? await getProductRows(db, ids) : []
  const pictures = await importPictures(db, ids)
  const owners =
    skus.length > 0
      ? await db
          .selectFrom('variants')
          .select(['sku', 'product_id'])
          .where('sku', 'in', skus)
          .execute()
      : []
  return {
    byHandle: new Map(
      rows.map((row) => {
        const own = pictures.filter(({ product_id }) => product_id === row.id)
        const come = own.flatMap(({ src, file_id }) => (file_id ? [[src, file_id] as const] : []))
        return [row.handle, { row, sources: new Map(come), isWaiting: come.length < own.length }]
      }),
    ),
    owners: new Map(owners.map(({ sku, product_id }) => [sku, product_id])),
  }
}

async function importPictures(db: Db | Trx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('import_pictures')
    .select(['product_id', 'src', 'file_id'])
    .where('product_id', 'in', ids)
    .execute()
}
