import { hash } from 'node:crypto'
import { slugify } from '#domain/slug.ts'
import { fold } from './fold.ts'
import type { IndexRow, StoreStock, TextRow } from './load-products.ts'
import { spellings, type Taxonomy } from './taxonomy.ts'
import type { ProductText } from './text-index.ts'
import type { IndexedVariant } from './variant-sets.ts'

interface Brand {
  slug: string
  title: string
}

export interface ProductEntry {
  id: string
  handle: string
  /** Directly assigned categories, the main one first. */
  categories: readonly string[]
  allCategories: readonly string[]
  fit: string | null
  fabric: string | null
  collection: string | null
  brand: Brand | null
  tags: readonly string[]
  goesWith: readonly string[]
  variants: readonly IndexedVariant[]
  /** Colour families. */
  colours: readonly string[]
  /** Ids of the stores that list it. */
  stores: readonly string[]
  /** Ids of the stores that have it in stock. */
  inStockIn: readonly string[]
  /** Ids of the stores where it can be bought or pre-ordered. */
  orderableIn: readonly string[]
  /** Cents. */
  priceFrom: number
  priceTo: number
  isOnSale: boolean
  hasPicture: boolean
  position: number
  publishedAt: number
  /** Folded English title, for sorting. */
  titleKey: string
}

export function entryOf(row: IndexRow, taxonomy: Taxonomy): ProductEntry {
  const prices = row.variants.map(({ price }) => price)
  const variants = row.variants.map(({ colour, size, stock }) => ({
    colour: colour === null ? null : taxonomy.colourFamily(colour),
    size,
    inStockIn: storesOf(stock, ({ free }) => free > 0),
  }))
  const stock = row.variants.flatMap((variant) => variant.stock)
  return {
    id: row.id,
    handle: row.handle,
    categories: shared(row.category_ids),
    allCategories: shared(taxonomy.withAncestors(row.category_ids)),
    fit: row.fit_kind,
    fabric: row.fabric_kind,
    collection: row.collection_slug,
    brand: brandOf(row.brand),
    tags: shared(row.tags.map(fold)),
    goesWith: shared(row.goes_with),
    variants: sharedIn(variantLists, variants),
    colours: shared([...new Set(variants.flatMap(({ colour }) => colour ?? []))]),
    stores: shared(row.stores),
    inStockIn: storesOf(stock, ({ free }) => free > 0),
    orderableIn: storesOf(stock, ({ free, to_come }) => free > 0 || to_come > 0),
    priceFrom: Math.min(...prices),
    priceTo: Math.max(...prices),
    isOnSale: row.variants.some(({ compare_at }) => compare_at !== null),
    hasPicture: row.has_picture,
    position: row.position,
    publishedAt: row.published_at.getTime(),
    titleKey: fold(row.title.en),
  }
}

const brands = new Map<string, Brand | null>()

/** Null if the text has nothing that can be named in an address. */
function brandOf(title: string): Brand | null {
  const known = brands.get(title)
  if (known !== undefined) return known
  const slug = slugify(title)
  const brand = slug === '' ? null : { slug, title: title.trim() }
  if (brands.size >= maxLists) brands.clear()
  brands.set(title, brand)
  return brand
}

function storesOf(stock: readonly StoreStock[], has: (each: StoreStock) => boolean) {
  return shared([...new Set(stock.filter(has).map(({ store }) => store))].toSorted())
}

const lists = new Map<string, readonly string[]>()
const variantLists = new Map<string, readonly IndexedVariant[]>()
const maxLists = 50_000

/** Thousands of products have the same categories, tags or sizes, so equal lists are shared. */
function shared(list: readonly string[]): readonly string[] {
  return sharedIn(lists, list)
}

function sharedIn<Item>(known: Map<string, readonly Item[]>, list: readonly Item[]) {
  const key = JSON.stringify(list)
  const same = known.get(key)
  if (same) return same
  if (known.size >= maxLists) known.clear()
  known.set(key, list)
  return list
}

export function textOf(row: TextRow, taxonomy: Taxonomy): ProductText {
  const categories = taxonomy.withAncestors(row.category_ids)
  return {
    title: spellings(row.title),
    kind: [
      ...categories.flatMap((id) => taxonomy.categoryTitles(id)),
      ...[...new Set(row.colours)].flatMap((code) => taxonomy.colourTitles(code)),
      ...(row.collection_slug === null ? [] : taxonomy.collectionTitles(row.collection_slug)),
    ],
    labels: [
      ...spellings(row.subtitle),
      ...(row.fabric ? spellings(row.fabric) : []),
      ...row.tags,
      row.style_number ?? '',
      ...row.skus,
    ],
    description: spellings(row.description),
  }
}

/** Differs if a product's texts have changed. */
export function hashOf(text: ProductText): string {
  return hash('sha1', JSON.stringify(text), 'base64')
}
