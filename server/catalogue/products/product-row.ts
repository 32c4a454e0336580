import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { DomainError } from '#domain/errors.ts'
import { preorderOf, stockLevelsOf } from '../../inventory/select-stock.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { searchTextOf } from '../../platform/text/search-texts.ts'

/** A product as staff see it, with archived variants and stock per warehouse. */
function selectProducts(db: Db | Trx) {
  return db
    .selectFrom('products as p')
    .selectAll('p')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('product_categories as c')
          .select('c.category_id')
          .whereRef('c.product_id', '=', 'p.id')
          .orderBy('c.position'),
      ).as('categories'),
      jsonArrayFrom(
        eb
          .selectFrom('product_pictures as i')
          .innerJoin('files as f', 'f.id', 'i.file_id')
          .select(['i.file_id', 'i.colour_code', 'i.view', 'i.alt'])
          .select(['f.width', 'f.height', 'f.background'])
          .whereRef('i.product_id', '=', 'p.id')
          .orderBy('i.position'),
      ).as('pictures'),
      jsonArrayFrom(
        variantsOf(db)
          .whereRef('v.product_id', '=', eb.ref('p.id'))
          .orderBy('v.position')
          .orderBy('v.sku'),
      ).as('variants'),
      searchTextOf('product', eb.ref('p.id')).as('engine_text'),
    ])
}

export type ProductRow = Awaited<
  ReturnType<ReturnType<typeof selectProducts>['executeTakeFirstOrThrow']>
>
export type VariantRow = ProductRow['variants'][number]

function variantsOf(db: Db | Trx) {
  return db
    .selectFrom('variants as v')
    .selectAll('v')
    .select((eb) => [stockLevelsOf(eb).as('stock'), preorderOf(eb).as('preorder')])
}

/** In the order of their handles. */
export function getProductRows(db: Db | Trx, ids: readonly string[]): Promise<ProductRow[]> {
  return selectProducts(db).where('p.id', 'in', ids).orderBy('p.handle').execute()
}

/** By `_id` or handle. Throws `product_not_found`. */
export async function getProductRow(db: Db | Trx, id: string): Promise<ProductRow> {
  const row = await selectProducts(db)
    .where((eb) => eb.or([eb('p.id', '=', id), eb('p.handle', '=', id)]))
    .orderBy((eb) => eb('p.id', '=', id), 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) throw new DomainError('product_not_found')
  return row
}

export async function getVariantRow(db: Db | Trx, id: string): Promise<VariantRow> {
  const row = await selectProducts(db)
    .innerJoin('variants as own', 'own.product_id', 'p.id')
    .where('own.id', '=', id)
    .executeTakeFirst()
  const variant = row?.variants.find((each) => each.id === id)
  if (!variant) throw new DomainError('not_found')
  return variant
}

/** Locks the product and its variants against other changes. Throws `product_not_found`. */
export async function lockProduct(trx: Trx, id: string): Promise<ProductRow> {
  const held = await trx
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new DomainError('product_not_found')
  return getProductRow(trx, id)
}

/** Locks the product of a variant. Throws `not_found`. */
export async function lockProductOf(
  trx: Trx,
  variantId: string,
): Promise<{ product: ProductRow; variant: VariantRow }> {
  const { product_id } = await getVariantRow(trx, variantId)
  const product = await lockProduct(trx, product_id)
  const variant = product.variants.find(({ id }) => id === variantId)
  if (!variant) throw new DomainError('not_found')
  return { product, variant }
}
