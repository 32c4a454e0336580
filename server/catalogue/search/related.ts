import type { RelatedTo } from '../../platform/product-search.ts'
import type { AttributeSets } from './attribute-sets.ts'
import { hasSlot } from './bits.ts'
import type { ProductEntry } from './product-entry.ts'

interface Catalogue {
  storeId: string
  sets: AttributeSets
  /** By slot. */
  entries: readonly (ProductEntry | undefined)[]
  /** Slots of the store, in the shop's own order. */
  order: readonly number[]
  /** The slot of an id or handle, if the store has it. */
  slotOf: (idOrHandle: string) => number | undefined
}

/**
 * Slots of related products: hand-picked ones first, then available ones often bought together,
 * then the most similar from the same categories, then from parent categories.
 */
export function relatedSlots(
  catalogue: Catalogue,
  { ids, boughtWith }: RelatedTo,
  limit: number,
): number[] {
  const given = ids.flatMap((id) => catalogue.slotOf(id) ?? [])
  const products = given.flatMap((slot) => catalogue.entries[slot] ?? [])
  const chosen = new Set<number>()
  for (const id of products.flatMap(({ goesWith }) => goesWith)) {
    const slot = catalogue.slotOf(id)
    if (slot !== undefined && !given.includes(slot)) chosen.add(slot)
  }
  for (const id of boughtWith) {
    const slot = catalogue.slotOf(id)
    if (slot === undefined || given.includes(slot)) continue
    if (!catalogue.entries[slot]?.orderableIn.includes(catalogue.storeId)) continue
    chosen.add(slot)
  }
  const own = products.flatMap(({ categories }) => categories)
  const above = products.flatMap(({ allCategories }) => allCategories)
  for (const categories of [own, above]) {
    if (chosen.size >= limit) break
    const among = catalogue.sets.categories.withAny(categories, catalogue.sets.live.words.length)
    const enough = limit + chosen.size + given.length
    for (const slot of maxAlike(catalogue, products, among, enough)) {
      if (!given.includes(slot)) chosen.add(slot)
    }
  }
  return [...chosen].slice(0, limit)
}

function maxAlike(
  { entries, order, storeId }: Catalogue,
  products: readonly ProductEntry[],
  among: Uint32Array,
  limit: number,
): number[] {
  const best: { slot: number; likeness: number }[] = []
  let min = 0
  for (const slot of order) {
    const entry = hasSlot(among, slot) ? entries[slot] : undefined
    if (!entry) continue
    const likeness = likenessTo(products, entry) + (entry.inStockIn.includes(storeId) ? 4 : 0)
    if (best.length === limit && likeness <= min) continue
    const place = best.findIndex((each) => each.likeness < likeness)
    best.splice(place < 0 ? best.length : place, 0, { slot, likeness })
    if (best.length > limit) best.pop()
    min = best.at(-1)?.likeness ?? 0
  }
  return best.map(({ slot }) => slot)
}

/** Similarity to the closest of the products. Runs for every product of a category. */
function likenessTo(products: readonly ProductEntry[], entry: ProductEntry): number {
  let max = 0
  for (const product of products) max = Math.max(max, alike(product, entry))
  return max
}

function alike(product: ProductEntry, other: ProductEntry): number {
  const sharedTags = countShared(product.tags, other.tags)
  const sharedColours = countShared(product.colours, other.colours)
  const gap = Math.abs(product.priceFrom - other.priceFrom) / Math.max(product.priceFrom, 1)
  const isSameLine = product.collection !== null && product.collection === other.collection
  return sharedTags * 2 + sharedColours + Math.max(0, 1 - gap) * 3 + (isSameLine ? 2 : 0)
}

function countShared(a: readonly string[], b: readonly string[]): number {
  let count = 0
  for (let at = 0; at < a.length; at += 1) if (b.includes(a[at] ?? '')) count += 1
  return count
}
