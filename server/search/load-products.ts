import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { LocalizedText } from '#domain/locale.ts'
import type { Db } from '../context.ts'

export interface ProductRow {
  id: string
  handle: string
  title: LocalizedText
  subtitle: LocalizedText
  description: LocalizedText
  style_number: string | null
  fit_kind: string | null
  fabric_kind: string | null
  collection_slug: string | null
  tags: string[]
  goes_with: string[]
  position: number
  published_at: Date
  category_ids: string[]
  variants: VariantRow[]
}

interface VariantRow {
  sku: string
  colour: string | null
  size: string | null
  price: number
  compare_at: number | null
  /** Pieces in all warehouses that nobody has reserved. */
  free: number
  /** Places that can still be taken in advance. */
  to_come: number
}

/** Active products that have a variant to sell, by id; those that are not are left out. */
export async function loadProducts(db: Db, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const rows = await products(db).where('products.id', 'in', ids).execute()
  return rows.filter(({ variants }) => variants.length > 0)
}

/** All of them, `size` at a time; the next ones are on their way while some are being used. */
export async function* loadAllProducts(db: Db, size: number): AsyncGenerator<ProductRow[]> {
  let coming: Promise<ProductRow[]> | null = loadAfter(db, '', size)
  while (coming) {
    const rows: ProductRow[] = await coming
    const end = rows.length < size ? undefined : rows.at(-1)
    coming = end ? loadAfter(db, end.id, size) : null
    // Who stops halfway never asks for them; who goes on is told when they come to be used.
    coming?.catch(() => {})
    yield rows.filter(({ variants }) => variants.length > 0)
  }
}

function loadAfter(db: Db, id: string, size: number): Promise<ProductRow[]> {
  return products(db).where('products.id', '>', id).orderBy('products.id').limit(size).execute()
}

function products(db: Db) {
  return db
    .selectFrom('products')
    .select([
      'products.id',
      'handle',
      'title',
      'subtitle',
      'description',
      'style_number',
      'fit_kind',
      'fabric_kind',
      'collection_slug',
      'tags',
      'goes_with',
      'position',
      'published_at',
      sql<string[]>`array(
        select category_id from product_categories
        where product_id = products.id order by position)`.as('category_ids'),
    ])
    .select((product) =>
      jsonArrayFrom(
        product
          .selectFrom('variants')
          .select(['sku', 'colour_code as colour', 'size', 'price_cents as price'])
          .select(['compare_at_cents as compare_at', freePieces.as('free')])
          .select(freePlaces.as('to_come'))
          .whereRef('product_id', '=', 'products.id')
          .where('archived_at', 'is', null)
          .orderBy('position'),
      ).as('variants'),
    )
    .where('status', '=', 'active')
}

const freePieces = sql<number>`(
  select coalesce(sum(on_hand - reserved), 0)::int from stock_levels
  where variant_id = variants.id)`

const freePlaces = sql<number>`coalesce((
  select most - taken from preorder_levels where variant_id = variants.id), 0)`
