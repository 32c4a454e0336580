import { sql } from 'kysely'
import type { LocalizedText } from '#domain/locale.ts'
import type { Db } from '../../platform/database/db.ts'
import { isForSale } from '../for-sale.ts'
import { compareAtOf, holdsAt, priceOf } from '../price-at.ts'

export interface IndexRow {
  id: string
  handle: string
  title: LocalizedText
  fit_kind: string | null
  fabric_kind: string | null
  collection_slug: string | null
  brand: string
  tags: string[]
  goes_with: string[]
  has_picture: boolean
  position: number
  published_at: Date
  category_ids: string[]
  variants: IndexVariant[]
  /** Ids of the stores that list it. */
  stores: string[]
}

interface IndexVariant {
  colour: string | null
  size: string | null
  price: number
  compare_at: number | null
  stock: StoreStock[]
}

export interface StoreStock {
  store: string
  /** Unreserved stock in the store's warehouses. */
  free: number
  /** Units that can still be pre-ordered. */
  to_come: number
}

export interface TextRow {
  id: string
  title: LocalizedText
  subtitle: LocalizedText
  description: LocalizedText
  fabric: LocalizedText | null
  style_number: string | null
  collection_slug: string | null
  tags: string[]
  category_ids: string[]
  colours: string[]
  skus: string[]
}

export type ProductRow = IndexRow & TextRow

const productsPerQuery = 500

/** Products for sale that have at least one variant; others are left out. */
export async function loadIndexRows(db: Db, ids: readonly string[], at: Date): Promise<IndexRow[]> {
  if (ids.length === 0) return []
  const places = await loadStockPlaces(db)
  return onSale(places, await indexRows(db, at, places).where('products.id', 'in', ids).execute())
}

export async function loadProducts(
  db: Db,
  ids: readonly string[],
  at: Date,
): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const rows = await loadIndexRows(db, ids, at)
  const words = await texts(db).where('products.id', 'in', ids).execute()
  const wordsOf = new Map(words.map((row) => [row.id, row]))
  return rows.flatMap((row) => {
    const text = wordsOf.get(row.id)
    return text ? [{ ...row, ...text }] : []
  })
}

export async function loadAllIndexRows(db: Db, at: Date): Promise<AsyncGenerator<IndexRow[]>> {
  const places = await loadStockPlaces(db)
  return inBatches(async (after) => {
    const rows = await indexRows(db, at, places)
      .where('products.id', '>', after)
      .orderBy('products.id')
      .limit(productsPerQuery)
      .execute()
    return { rows: onSale(places, rows), next: rows[productsPerQuery - 1]?.id }
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
  /** The id to continue after, if there may be more. */
  next: string | undefined
}

/** Loads the next batch while the current one is processed. */
async function* inBatches<Row>(load: (after: string) => Promise<Batch<Row>>) {
  let coming: Promise<Batch<Row>> | null = load('')
  while (coming) {
    const { rows, next }: Batch<Row> = await coming
    coming = next === undefined ? null : load(next)
    // The caller may stop early; if it goes on, awaiting the batch still throws the error.
    coming?.catch(() => {})
    yield rows
  }
}

type StoredRow = Omit<IndexRow, 'variants' | 'stores'> & { variants: VariantTuple[] }
type VariantTuple = [
  colour: string | null,
  size: string | null,
  price: number,
  compareAt: number | null,
  /** By the index of a warehouse in `StockPlaces`. */
  free: [warehouse: number, free: number][] | null,
  preorderStore: string | null,
  toCome: number,
]

function onSale(places: StockPlaces, rows: readonly StoredRow[]): IndexRow[] {
  return rows.flatMap(({ variants: tuples, ...row }) => {
    if (tuples.length === 0) return []
    const variants = tuples.map((tuple) => variantOf(places, tuple))
    const stores = new Set(variants.flatMap(({ stock }) => stock.map(({ store }) => store)))
    // A product without stock in any store is new and belongs to the default one.
    return [{ ...row, variants, stores: stores.size > 0 ? [...stores] : places.defaultStore }]
  })
}

function variantOf(places: StockPlaces, tuple: VariantTuple): IndexVariant {
  const [colour, size, price, compareAt, levels, preorderStore, toCome] = tuple
  const stock: StoreStock[] = []
  const stockOf = (store: string) => {
    const known = stock.find((each) => each.store === store)
    if (known) return known
    const none = { store, free: 0, to_come: 0 }
    stock.push(none)
    return none
  }
  for (const [at, free] of levels ?? []) {
    const store = places.storeOf[at - 1]
    if (store !== undefined) stockOf(store).free += free
  }
  if (preorderStore !== null) stockOf(preorderStore).to_come = toCome
  return { colour, size, price, compare_at: compareAt, stock }
}

interface StockPlaces {
  warehouses: string[]
  storeOf: string[]
  /** The default store's id in a list; empty in a shop without stores. */
  defaultStore: string[]
}

async function loadStockPlaces(db: Db): Promise<StockPlaces> {
  const warehouses = await db.selectFrom('warehouses').select(['id', 'store_id']).execute()
  const stores = await db
    .selectFrom('stores')
    .select('id')
    .orderBy('position')
    .orderBy('slug')
    .limit(1)
    .execute()
  return {
    warehouses: warehouses.map(({ id }) => id),
    storeOf: warehouses.map(({ store_id }) => store_id),
    defaultStore: stores.map(({ id }) => id),
  }
}

function indexRows(db: Db, at: Date, places: StockPlaces) {
  return db
    .selectFrom('products')
    .select(['products.id', 'handle', 'title', 'fit_kind', 'fabric_kind', 'collection_slug'])
    .select(['brand', 'position', 'published_at', categoryIds.as('category_ids')])
    .select([asJson('tags').as('tags'), asJson('goes_with').as('goes_with')])
    .select([variantsAt(at, places).as('variants'), hasPicture.as('has_picture')])
    .where(isForSale('products', at))
}

function texts(db: Db) {
  return db
    .selectFrom('products')
    .select(['products.id', 'title', 'subtitle', 'description', 'fabric', 'style_number'])
    .select(['collection_slug', asJson('tags').as('tags'), categoryIds.as('category_ids')])
    .select([ofVariants('colour_code').as('colours'), ofVariants('sku').as('skus')])
    .where('status', '=', 'active')
}

/** Returns lists as JSON, which parses several times faster than PostgreSQL's array text. */
function asJson(column: 'tags' | 'goes_with') {
  return sql<string[]>`to_json(${sql.ref(column)})`
}

const categoryIds = sql<string[]>`to_json(array(
  select category_id from product_categories
  where product_id = products.id order by position))`

const hasPicture = sql<boolean>`exists (
  select from product_pictures where product_id = products.id)`

// Joins instead of subselects take a third of the time for a whole catalogue.
function variantsAt(at: Date, { warehouses }: StockPlaces) {
  return sql<VariantTuple[]>`(
  select coalesce(json_agg(json_build_array(v.colour_code, v.size, ${priceOf('v')},
    ${compareAtOf('v')}, s.free, o.store_id, coalesce(o.max_qty - o.taken, 0))
    order by v.position), '[]')
  from variants v
  left join lateral (
    select json_agg(json_build_array(
      array_position(${warehouses}::text[], warehouse_id), on_hand - reserved
    )) as free from stock_levels where variant_id = v.id
  ) s on true
  left join preorder_levels o on o.variant_id = v.id
  left join scheduled_prices scheduled on scheduled.variant_id = v.id and ${holdsAt(at)}
  where v.product_id = products.id and v.archived_at is null)`
}

function ofVariants(column: 'colour_code' | 'sku') {
  return sql<string[]>`to_json(array(
    select ${sql.ref(column)} from variants
    where product_id = products.id and archived_at is null and ${sql.ref(column)} is not null
    order by position))`
}
