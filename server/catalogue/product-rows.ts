import { sql, type ExpressionBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { statement, type Slots } from '#db/statement.ts'
import type { Database } from '#db/types.ts'
import type { Db } from '../context.ts'
import type { Named } from './named-rows.ts'

export type CardRow = Named<Awaited<ReturnType<typeof findCardRows>>[number]>
export type DetailsRow = Named<NonNullable<Awaited<ReturnType<typeof findDetailsRow>>>>

/** Active products as their cards show them: one statement, however many. */
export const findCardRows = statement((db, { ids }: Slots<{ ids: readonly string[] }>) =>
  activeProducts(db)
    .select((product) => variantsOf(product).as('variants'))
    .where('products.id', '=', sql<string>`any(${ids}::text[])`),
)

/** An active product with everything its page shows: one statement. */
export async function findDetailsRow(db: Db, id: string) {
  const [row] = await findDetailsRows(db, { id })
  return row
}

const findDetailsRows = statement((db, { id }: Slots<{ id: string }>) =>
  activeProducts(db)
    .select(['description', 'fit_kind', 'fit', 'fabric_kind', 'fabric', 'care', 'origin', 'brand'])
    .select(['measurements', 'goes_with'])
    .select((product) => [
      fullVariantsOf(product).as('variants'),
      shelvesOf(product).as('shelves'),
      collectionOf(product).as('collection'),
    ])
    .where('products.id', '=', id),
)

type Product = ExpressionBuilder<Database, 'products'>

function activeProducts(db: Db) {
  return db
    .selectFrom('products')
    .select(['id', 'handle', 'title', 'subtitle', 'style_number', 'published_at', 'tags'])
    .select(categoryIds.as('category_ids'))
    .select((product) => picturesOf(product).as('pictures'))
    .innerJoinLateral(shownReviews, (join) => join.onTrue())
    .select(['shown.review_count', 'shown.review_average'])
    .where('status', '=', sql.lit('active'))
}

/**
 * How many there are and what they say on average, to one decimal. The state stands in the text: the
 * plan of a prepared statement finds no partial index by a value that it does not know.
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

/** The main one first. */
const categoryIds = sql<string[]>`array(
  select category_id from product_categories where product_id = products.id order by position)`

/** What a card tells of them, and no more: most of its time goes into reading these. */
function variantsOf(product: Product) {
  return jsonArrayFrom(sellable(product).select(sold))
}

function fullVariantsOf(product: Product) {
  return jsonArrayFrom(
    sellable(product)
      .select(sold)
      .select(['variants.id', 'sku', 'barcode', 'preorder.expected_on']),
  )
}

const sold = [
  'colour_code as colour',
  'size',
  'points_price',
  'price_cents',
  'compare_at_cents',
  'preorder.most',
  'preorder.taken',
  // A variant that no warehouse has heard of has none.
  sql<number>`coalesce(sum(stock.on_hand), 0)::int`.as('on_hand'),
  sql<number>`coalesce(sum(stock.reserved), 0)::int`.as('reserved'),
] as const

function sellable(product: Product) {
  return product
    .selectFrom('variants')
    .leftJoin('preorder_levels as preorder', 'preorder.variant_id', 'variants.id')
    .leftJoin('stock_levels as stock', 'stock.variant_id', 'variants.id')
    .whereRef('product_id', '=', 'products.id')
    .where('archived_at', 'is', null)
    .groupBy(['variants.id', 'preorder.variant_id'])
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

/** What lies in the shops where an order can be picked up. */
function shelvesOf(product: Product) {
  return jsonArrayFrom(
    product
      .selectFrom('variants')
      .innerJoin('stock_levels', 'stock_levels.variant_id', 'variants.id')
      .innerJoin('warehouses', 'warehouses.id', 'stock_levels.warehouse_id')
      .select(['variants.id as variant_id', 'warehouse_id'])
      .select(sql<number>`on_hand - reserved`.as('free'))
      .whereRef('variants.product_id', '=', 'products.id')
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
