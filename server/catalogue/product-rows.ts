import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { statement, type Slots } from '#db/statement.ts'
import type { Database } from '#db/types.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { searchTextOf } from '../platform/text/search-texts.ts'
import { isForSale } from './for-sale.ts'
import type { Named } from './named-rows.ts'
import { compareAtOf, holdsAt, priceOf } from './price-at.ts'

export type CardRow = Named<Awaited<ReturnType<typeof findCardRows>>[number]>
export type FoundDetails = NonNullable<Awaited<ReturnType<typeof findDetailsRow>>>
export type DetailsRow = Named<FoundDetails>

/** The store whose stock counts, and the time that decides what is for sale. */
interface Shown {
  storeId: string
  at: Date
}

/** The card data of products for sale, in one statement. */
export const findCardRows = statement((db, slots: Slots<Shown & { ids: readonly string[] }>) =>
  productsForSale(db, slots.at)
    .select((product) => variantsOf(product, slots).as('variants'))
    .where('products.id', '=', sql<string>`any(${slots.ids}::text[])`),
)

/** A product for sale with everything its page shows, in one statement. */
export async function findDetailsRow(db: Db | Trx, wanted: Shown & { id: string }) {
  const [row] = await findDetailsRows(db, wanted)
  return row
}

const findDetailsRows = statement((db, slots: Slots<Shown & { id: string }>) =>
  productsForSale(db, slots.at)
    .select(['description', 'fit_kind', 'fit', 'fabric_kind', 'fabric', 'care', 'origin', 'brand'])
    .select(['measurements', 'goes_with'])
    .select((product) => [
      fullVariantsOf(product, slots).as('variants'),
      levelsOf(product, slots.storeId).as('levels'),
      collectionOf(product).as('collection'),
      searchTextOf('product', product.ref('products.id')).as('search_text'),
    ])
    .where('products.id', '=', slots.id),
)

type Product = ExpressionBuilder<Database, 'products'>

function productsForSale(db: Db, at: RawBuilder<Date>) {
  return db
    .selectFrom('products')
    .select(['id', 'handle', 'title', 'subtitle', 'style_number', 'published_at', 'tags'])
    .select(categoryIds.as('category_ids'))
    .select((product) => picturesOf(product).as('pictures'))
    .innerJoinLateral(shownReviews, (join) => join.onTrue())
    .select(['shown.review_count', 'shown.review_average'])
    .where(isForSale('products', at))
}

/**
 * The number of reviews and their average to one decimal. The state is a literal, because the plan
 * of a prepared statement cannot use a partial index for a parameter.
 */
function shownReviews(product: Product) {
  return product
    .selectFrom('reviews')
    .select(sql<number>`count(*)::int`.as('review_count'))
    .select(sql<number | null>`round(avg(rating), 1)::float`.as('review_average'))
    .whereRef('reviews.product_id', '=', 'products.id')
    .where('reviews.state', '=', sql.lit('approved'))
    .as('shown')
}

/** The main category first. */
const categoryIds = sql<string[]>`array(
  select category_id from product_categories where product_id = products.id order by position)`

/** Only what a card shows: most of the statement's time goes into reading these. */
function variantsOf(product: Product, shown: Slots<Shown>) {
  return jsonArrayFrom(sellable(product, shown).select(sold))
}

function fullVariantsOf(product: Product, shown: Slots<Shown>) {
  return jsonArrayFrom(
    sellable(product, shown)
      .select(sold)
      .select(['variants.id', 'sku', 'barcode', 'preorder.expected_on'])
      .select(['scheduled.starts_at as price_starts_at', 'scheduled.ends_at as price_ends_at']),
  )
}

const sold = [
  'colour_code as colour',
  'size',
  'points_price',
  priceOf('variants').as('price_cents'),
  compareAtOf('variants').as('compare_at_cents'),
  'preorder.max_qty',
  'preorder.taken',
  // A variant without a stock level in the store has no stock.
  sql<number>`coalesce(sum(stock.on_hand), 0)::int`.as('on_hand'),
  sql<number>`coalesce(sum(stock.reserved), 0)::int`.as('reserved'),
] as const

function sellable(product: Product, { storeId, at }: Slots<Shown>) {
  return product
    .selectFrom('variants')
    .leftJoin('preorder_levels as preorder', (join) =>
      join.onRef('preorder.variant_id', '=', 'variants.id').on('preorder.store_id', '=', storeId),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('stock_levels')
          .innerJoin('warehouses', 'warehouses.id', 'warehouse_id')
          .select(['variant_id', 'on_hand', 'reserved'])
          .where('store_id', '=', storeId)
          .as('stock'),
      (join) => join.onRef('stock.variant_id', '=', 'variants.id'),
    )
    .leftJoin('scheduled_prices as scheduled', (join) =>
      join.onRef('scheduled.variant_id', '=', 'variants.id').on(holdsAt(at)),
    )
    .whereRef('product_id', '=', 'products.id')
    .where('archived_at', 'is', null)
    .groupBy(['variants.id', 'preorder.variant_id', 'scheduled.id'])
    .orderBy('position')
}

function picturesOf(product: Product) {
  return jsonArrayFrom(
    product
      .selectFrom('product_pictures')
      .innerJoin('files', 'files.id', 'product_pictures.file_id')
      .select(['file_id', 'width', 'height', 'background', 'alt', 'colour_code as colour', 'view'])
      .whereRef('product_id', '=', 'products.id')
      .orderBy('position'),
  )
}

/** What lies in the store's shops where an order can be picked up. */
function levelsOf(product: Product, storeId: RawBuilder<string>) {
  return jsonArrayFrom(
    product
      .selectFrom('variants')
      .innerJoin('stock_levels', 'stock_levels.variant_id', 'variants.id')
      .innerJoin('warehouses', 'warehouses.id', 'stock_levels.warehouse_id')
      .select(['variants.id as variant_id', 'warehouse_id'])
      .select(sql<number>`on_hand - reserved`.as('free'))
      .whereRef('variants.product_id', '=', 'products.id')
      .where('warehouses.store_id', '=', storeId)
      .where('is_pickup', '=', true),
  )
}

function collectionOf(product: Product) {
  return jsonObjectFrom(
    product
      .selectFrom('collections')
      .select(['slug', 'title'])
      .whereRef('slug', '=', 'products.collection_slug'),
  )
}
