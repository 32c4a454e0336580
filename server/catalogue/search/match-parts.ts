import type { Filter } from '../../platform/product-search.ts'
import type { AttributeSets } from './attribute-sets.ts'
import { intersect } from './bits.ts'
import { fold } from './fold.ts'
import type { Taxonomy } from './taxonomy.ts'

const facetNames = ['category', 'variant', 'fit', 'fabric', 'collection', 'brand', 'price'] as const
export type FacetName = (typeof facetNames)[number]

/**
 * A filter as one set per facet, so that a facet can be counted as if nothing were chosen in it. A
 * facet without a choice has no set.
 */
export interface MatchParts {
  /** Everything that is not a facet: live, keyword, tags, on sale. */
  base: Uint32Array
  facets: Readonly<Partial<Record<FacetName, Uint32Array>>>
}

export function matchParts(
  filter: Filter,
  base: Uint32Array,
  sets: AttributeSets,
  taxonomy: Taxonomy,
  storeId: string,
): MatchParts {
  const { length } = base
  const { categories, colours, sizes, inStock, fits, fabrics, collections, brands, tags } = filter
  const facets: Partial<Record<FacetName, Uint32Array>> = {}
  if (tags?.length) intersect(base, sets.tags.withAny(tags.map(fold), length))
  if (filter.onSale) intersect(base, sets.onSale.words)
  if (categories?.length) {
    const ids = categories.map((idOrSlug) => taxonomy.categoryId(idOrSlug) ?? '')
    facets.category = sets.categories.withAny(ids, length)
  }
  if (colours?.length || sizes?.length || inStock) {
    const inStockIn = inStock ? storeId : undefined
    facets.variant = sets.variants.matching({ ...filter, inStockIn }, length)
  }
  if (fits?.length) facets.fit = sets.fits.withAny(fits, length)
  if (fabrics?.length) facets.fabric = sets.fabrics.withAny(fabrics, length)
  if (collections?.length) facets.collection = sets.collections.withAny(collections, length)
  if (brands?.length) facets.brand = sets.brands.withAny(brands, length)
  if (filter.priceMin !== undefined || filter.priceMax !== undefined) {
    facets.price = priced(filter, sets, length)
  }
  return { base, facets }
}

/** The slots that match all facets, or all except one. */
export function matching(parts: MatchParts, except?: FacetName): Uint32Array {
  const slots = parts.base.slice()
  for (const name of facetNames) {
    const chosen = parts.facets[name]
    if (chosen && name !== except) intersect(slots, chosen)
  }
  return slots
}

function priced(filter: Filter, { priceFrom, priceTo }: AttributeSets, length: number) {
  const { priceMin = 0, priceMax = Infinity } = filter
  const slots = new Uint32Array(length)
  for (let slot = 0; slot < priceFrom.length; slot += 1) {
    if ((priceFrom[slot] ?? 0) > priceMax || (priceTo[slot] ?? 0) < priceMin) continue
    slots[slot >>> 5] = (slots[slot >>> 5] ?? 0) | (1 << (slot & 31))
  }
  return slots
}
