import { hash } from 'node:crypto'
import { fold } from './fold.ts'
import type { ProductRow } from './load-products.ts'
import { spellings, type Taxonomy } from './taxonomy.ts'
import type { ProductText } from './text-index.ts'
import type { IndexedVariant } from './variant-sets.ts'

/** What the index keeps of a product. */
export interface ProductEntry {
  id: string
  handle: string
  /** Its own categories, the main one first. */
  categories: readonly string[]
  allCategories: readonly string[]
  fit: string | null
  fabric: string | null
  collection: string | null
  tags: readonly string[]
  goesWith: readonly string[]
  variants: readonly IndexedVariant[]
  /** Families. */
  colours: readonly string[]
  isInStock: boolean
  /** Nothing of it can be ordered, not even in advance. */
  isSoldOut: boolean
  /** Cents. */
  priceFrom: number
  priceTo: number
  isOnSale: boolean
  position: number
  publishedAt: number
  /** Folded English title, for sorting. */
  titleKey: string
  /** Tells whether the searchable text has changed. */
  textHash: string
}

export function entryOf(row: ProductRow, text: ProductText, taxonomy: Taxonomy): ProductEntry {
  const prices = row.variants.map(({ price }) => price)
  const variants = row.variants.map(({ colour, size, free }) => ({
    colour: colour === null ? null : taxonomy.colourFamily(colour),
    size,
    isInStock: free > 0,
  }))
  return {
    id: row.id,
    handle: row.handle,
    categories: row.category_ids,
    allCategories: taxonomy.withAncestors(row.category_ids),
    fit: row.fit_kind,
    fabric: row.fabric_kind,
    collection: row.collection_slug,
    tags: row.tags.map(fold),
    goesWith: row.goes_with,
    variants,
    colours: [...new Set(variants.flatMap(({ colour }) => colour ?? []))],
    isInStock: variants.some((variant) => variant.isInStock),
    isSoldOut: row.variants.every(({ free, to_come }) => free <= 0 && to_come <= 0),
    priceFrom: Math.min(...prices),
    priceTo: Math.max(...prices),
    isOnSale: row.variants.some(({ compare_at }) => compare_at !== null),
    position: row.position,
    publishedAt: row.published_at.getTime(),
    titleKey: fold(row.title.en),
    textHash: hash('sha1', JSON.stringify(text), 'base64'),
  }
}

export function textOf(row: ProductRow, taxonomy: Taxonomy): ProductText {
  const colours = new Set(row.variants.flatMap(({ colour }) => (colour === null ? [] : [colour])))
  const categories = taxonomy.withAncestors(row.category_ids)
  return {
    title: spellings(row.title),
    kind: [
      ...categories.flatMap((id) => taxonomy.categoryTitles(id)),
      ...[...colours].flatMap((code) => taxonomy.colourTitles(code)),
      ...(row.collection_slug === null ? [] : taxonomy.collectionTitles(row.collection_slug)),
    ],
    labels: [
      ...spellings(row.subtitle),
      ...row.tags,
      row.style_number ?? '',
      ...row.variants.map(({ sku }) => sku),
    ],
    description: spellings(row.description),
  }
}
