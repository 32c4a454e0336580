import type { AttributeSets } from './attribute-sets.ts'
import { hasSlot } from './bits.ts'
import type { ProductEntry } from './product-entry.ts'

interface Catalogue {
  sets: AttributeSets
  /** By slot. */
  entries: readonly (ProductEntry | undefined)[]
  /** Slots in the shop's own order. */
  order: readonly number[]
  /** Slots of an id or handle. */
  slotOf: (idOrHandle: string) => number | undefined
}

/**
 * Slots of what goes with the given products: hand-picked ones first, then the most alike of their
 * own categories, then of the categories above.
 */
export function relatedSlots(catalogue: Catalogue, ids: readonly string[], limit: number) {
  const given = ids.flatMap((id) => catalogue.slotOf(id) ?? [])
  const products = given.flatMap((slot) => catalogue.entries[slot] ?? [])
  const chosen = new Set<number>()
  for (const id of products.flatMap(({ goesWith }) => goesWith)) {
    const slot = catalogue.slotOf(id)
    if (slot !== undefined && !given.includes(slot)) chosen.add(slot)
  }
  const own = products.flatMap(({ categories }) => categories)
  const above = products.flatMap(({ allCategories }) => allCategories)
  for (const categories of [own, above]) {
    if (chosen.size >= limit) break
    const among = catalogue.sets.categories.withAny(categories, catalogue.sets.live.words.length)
    for (const slot of mostAlike(catalogue, products, among)) {
      if (!given.includes(slot)) chosen.add(slot)
      if (chosen.size >= limit) break
    }
  }
  return [...chosen].slice(0, limit)
}

function mostAlike(catalogue: Catalogue, products: readonly ProductEntry[], among: Uint32Array) {
  return catalogue.order
    .filter((slot) => hasSlot(among, slot))
    .map((slot) => {
      const entry = catalogue.entries[slot]
      const likeness = entry ? Math.max(...products.map((product) => alike(product, entry))) : 0
      return { slot, likeness }
    })
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ slot }) => slot)
}

function alike(product: ProductEntry, other: ProductEntry): number {
  const sharedTags = other.tags.filter((tag) => product.tags.includes(tag)).length
  const families = new Set(product.variants.map(({ colour }) => colour))
  const shared = new Set(other.variants.map(({ colour }) => colour)).intersection(families).size
  const gap = Math.abs(product.priceFrom - other.priceFrom) / Math.max(product.priceFrom, 1)
  const nearness = Math.max(0, 1 - gap)
  const isSameLine = product.collection !== null && product.collection === other.collection
  const isInStock = other.variants.some((variant) => variant.isInStock)
  return sharedTags * 2 + shared + nearness * 3 + (isSameLine ? 2 : 0) + (isInStock ? 4 : 0)
}
