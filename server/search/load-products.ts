import { sql } from 'kysely'
import type { LocalizedText } from '#domain/locale.ts'
import type { Db } from '../context.ts'

/** All of a product but its words. */
export interface ShelfRow {
  id: string
  handle: string
  title: LocalizedText
  fit_kind: string | null
  fabric_kind: string | null
  collection_slug: string | null
  tags: string[]
  goes_with: string[]
  position: number
  published_at: Date
  category_ids: string[]
  variants: ShelfVariant[]
}

interface ShelfVariant {
  colour: string | null
  size: string | null
  price: number
  compare_at: number | null
  /** Pieces in all warehouses that nobody has reserved. */
  free: number
  /** Places that can still be taken in advance. */
  to_come: number
}

/** What a product is found by. */
export interface TextRow {
  id: string
  title: LocalizedText
  subtitle: LocalizedText
  description: LocalizedText
  style_number: string | null
  collection_slug: string | null
  tags: string[]
  category_ids: string[]
  colours: string[]
  skus: string[]
}

export type ProductRow = ShelfRow & TextRow

const productsPerQuery = 500

/** Active products that have a variant to sell, by id; those that are not are left out. */
export async function loadShelves(db: Db, ids: readonly string[]): Promise<ShelfRow[]> {
  if (ids.length === 0) return []
  return onSale(await shelves(db).where('products.id', 'in', ids).execute())
}

export async function loadProducts(db: Db, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const rows = await loadShelves(db, ids)
  const words = await texts(db).where('products.id', 'in', ids).execute()
  const wordsOf = new Map(words.map((row) => [row.id, row]))
  return rows.flatMap((row) => {
    const text = wordsOf.get(row.id)
    return text ? [{ ...row, ...text }] : []
  })
}

export function loadAllShelves(db: Db): AsyncGenerator<ShelfRow[]> {
  return inBatches(async (after) => {
    const rows = await shelves(db)
      .where('products.id', '>', after)
      .orderBy('products.id')
      .limit(productsPerQuery)
      .execute()
    return { rows: onSale(rows), next: rows[productsPerQuery - 1]?.id }
  })
}

export function loadAllTexts(db: Db): AsyncGenerator<TextRow[]> {
  return inBatches(async (after) => {
    const rows = await texts(db)
      .where('products.id', '>', after)
      .orderBy('products.id')
      .limit(productsPerQuery)
      .execute()
    return { rows, next: rows[productsPerQuery - 1]?.id }
  })
}

interface Batch<Row> {
  rows: Row[]
  /** The id after which there may be more. */
  next: string | undefined
}

/** The next ones are on their way while some are being used. */
async function* inBatches<Row>(load: (after: string) => Promise<Batch<Row>>) {
  let coming: Promise<Batch<Row>> | null = load('')
  while (coming) {
    const { rows, next }: Batch<Row> = await coming
    coming = next === undefined ? null : load(next)
    // Who stops halfway never asks for them; who goes on is told when they come to be used.
    coming?.catch(() => {})
    yield rows
  }
}

type StoredShelf = Omit<ShelfRow, 'variants'> & { variants: VariantTuple[] }
type VariantTuple = [
  colour: string | null,
  size: string | null,
  price: number,
  compareAt: number | null,
  free: number,
  toCome: number,
]

function onSale(rows: readonly StoredShelf[]): ShelfRow[] {
  return rows.flatMap(({ variants, ...row }) =>
    variants.length > 0 ? [{ ...row, variants: variants.map(variantOf) }] : [],
  )
}

function variantOf([colour, size, price, compareAt, free, toCome]: VariantTuple): ShelfVariant {
  return { colour, size, price, compare_at: compareAt, free, to_come: toCome }
}

function shelves(db: Db) {
  return db
    .selectFrom('products')
    .select(['products.id', 'handle', 'title', 'fit_kind', 'fabric_kind', 'collection_slug'])
    .select(['position', 'published_at', categoryIds.as('category_ids')])
    .select([asJson('tags').as('tags'), asJson('goes_with').as('goes_with')])
    .select(variants.as('variants'))
    .where('status', '=', 'active')
}

function texts(db: Db) {
  return db
    .selectFrom('products')
    .select(['products.id', 'title', 'subtitle', 'description', 'style_number'])
    .select(['collection_slug', asJson('tags').as('tags'), categoryIds.as('category_ids')])
    .select([ofVariants('colour_code').as('colours'), ofVariants('sku').as('skus')])
    .where('status', '=', 'active')
}

/** Lists come as JSON, which is read several times as fast as PostgreSQL's own text of them. */
function asJson(column: 'tags' | 'goes_with') {
  return sql<string[]>`to_json(${sql.ref(column)})`
}

const categoryIds = sql<string[]>`to_json(array(
  select category_id from product_categories
  where product_id = products.id order by position))`

// Joined, not selected one by one: for a whole catalogue that takes a third of the time.
const variants = sql<VariantTuple[]>`(
  select coalesce(json_agg(json_build_array(v.colour_code, v.size, v.price_cents,
    v.compare_at_cents, coalesce(s.free, 0), coalesce(o.most - o.taken, 0))
    order by v.position), '[]')
  from variants v
  left join lateral (
    select sum(on_hand - reserved)::int as free from stock_levels where variant_id = v.id
  ) s on true
  left join preorder_levels o on o.variant_id = v.id
  where v.product_id = products.id and v.archived_at is null)`

function ofVariants(column: 'colour_code' | 'sku') {
  return sql<string[]>`to_json(array(
    select ${sql.ref(column)} from variants
    where product_id = products.id and archived_at is null and ${sql.ref(column)} is not null
    order by position))`
}
