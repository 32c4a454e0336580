import { sql, type ExpressionBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '#db/types.ts'
import type { Db } from '../context.ts'

export type CardRow = Awaited<ReturnType<typeof findCardRows>>[number]
export type DetailsRow = NonNullable<Awaited<ReturnType<typeof findDetailsRow>>>

/** Active products as their cards show them: one statement, however many. */
export function findCardRows(db: Db, ids: readonly string[]) {
  return activeProducts(db).where('products.id', 'in', ids).execute()
}

/** An active product with everything its page shows: one statement. */
export function findDetailsRow(db: Db, id: string) {
  return activeProducts(db)
    .select(['description', 'fit_kind', 'fit', 'fabric_kind', 'fabric', 'care', 'origin', 'brand'])
    .select(['measurements', 'goes_with'])
    .select((product) => [shelvesOf(product).as('shelves'), collectionOf(product).as('collection')])
    .where('products.id', '=', id)
    .executeTakeFirst()
}

type Product = ExpressionBuilder<Database, 'products'>

function activeProducts(db: Db) {
  return db
    .selectFrom('products')
    .select(['id', 'handle', 'title', 'subtitle', 'style_number', 'published_at', 'tags'])
    .select((product) => [
      categoriesOf(product).as('categories'),
      coloursOf(product).as('colours'),
      variantsOf(product).as('variants'),
      picturesOf(product).as('pictures'),
    ])
    .innerJoinLateral(shownReviews, (join) => join.onTrue())
    .select(['shown.review_count', 'shown.review_average'])
    .where('status', '=', 'active')
}

/** How many there are and what they say on average, to one decimal. */
function shownReviews(product: Product) {
  return product
    .selectFrom('reviews')
    .select(sql<number>`count(*)::int`.as('review_count'))
    .select(sql<number | null>`round(avg(rating), 1)::float`.as('review_average'))
    .whereRef('reviews.product_id', '=', 'products.id')
    .where('reviews.state', '=', 'approved')
    .as('shown')
}

/** The main one first. */
function categoriesOf(product: Product) {
  return jsonArrayFrom(
    product
      .selectFrom('product_categories')
      .innerJoin('categories', 'categories.id', 'product_categories.category_id')
      .select(['categories.id', 'categories.slug', 'categories.title'])
      .whereRef('product_categories.product_id', '=', 'products.id')
      .orderBy('product_categories.position'),
  )
}

/** In the order in which its variants name them. */
function coloursOf(product: Product) {
  return jsonArrayFrom(
    product
      .selectFrom('variants')
      .innerJoin('colours', 'colours.code', 'variants.colour_code')
      .select(['code', 'title', 'hex', 'family'])
      .whereRef('variants.product_id', '=', 'products.id')
      .where('archived_at', 'is', null)
      .groupBy('code')
      .orderBy((variant) => variant.fn.min('variants.position')),
  )
}

function variantsOf(product: Product) {
  return jsonArrayFrom(
    product
      .selectFrom('variants')
      .leftJoin('preorder_levels as preorder', 'preorder.variant_id', 'variants.id')
      .select(['variants.id', 'sku', 'colour_code as colour', 'size', 'barcode', 'points_price'])
      .select(['price_cents', 'compare_at_cents'])
      .leftJoinLateral(
        (variant) =>
          variant
            .selectFrom('stock_levels')
            .select([sql<number>`sum(on_hand)::int`.as('on_hand')])
            .select([sql<number>`sum(reserved)::int`.as('reserved')])
            .whereRef('stock_levels.variant_id', '=', 'variants.id')
            .as('stock'),
        (join) => join.onTrue(),
      )
      .select(['preorder.most', 'preorder.taken', 'preorder.expected_on'])
      .select([coalesced('on_hand').as('on_hand'), coalesced('reserved').as('reserved')])
      .whereRef('product_id', '=', 'products.id')
      .where('archived_at', 'is', null)
      .orderBy('position'),
  )
}

/** A variant that no warehouse has heard of has none. */
function coalesced(column: 'on_hand' | 'reserved') {
  return sql<number>`coalesce(${sql.ref(`stock.${column}`)}, 0)`
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
