import type { FacetCounts, Filter, ValueCount } from '../../platform/product-search.ts'
import type { AttributeSets } from './attribute-sets.ts'
import { countBoth, forEachSlot } from './bits.ts'
import { matching, type FacetName, type MatchParts } from './match-parts.ts'
import type { ValueSets } from './value-sets.ts'

export function countFacets(
  filter: Filter,
  parts: MatchParts,
  all: Uint32Array,
  sets: AttributeSets,
  storeId: string,
): FacetCounts {
  const without = (name: FacetName) => (parts.facets[name] ? matching(parts, name) : all)
  const withoutVariant = without('variant')
  const countVariants = (choice: Partial<Filter>) => {
    const chosen = { ...filter, ...choice }
    const inStockIn = chosen.inStock ? storeId : undefined
    return countBoth(
      withoutVariant,
      sets.variants.matching({ ...chosen, inStockIn }, withoutVariant.length),
    )
  }
  return {
    categories: counts(sets.categories, without('category')),
    colours: sets.variants
      .colours()
      .map((value) => ({ value, count: countVariants({ colours: [value] }) })),
    sizes: sets.variants
      .sizes()
      .map((value) => ({ value, count: countVariants({ sizes: [value] }) })),
    fits: counts(sets.fits, without('fit')),
    fabrics: counts(sets.fabrics, without('fabric')),
    collections: counts(sets.collections, without('collection')),
    brands: counts(sets.brands, without('brand')).map((each) => ({
      ...each,
      title: sets.brandTitles.get(each.value) ?? each.value,
    })),
    price: priceRange(sets, without('price')),
    inStock: countVariants({ inStock: true }),
  }
}

function counts(sets: ValueSets, among: Uint32Array): ValueCount[] {
  return sets.values().map((value) => ({ value, count: countBoth(among, sets.get(value)) }))
}

function priceRange({ priceFrom, priceTo }: AttributeSets, among: Uint32Array) {
  let min = Infinity
  let max = -Infinity
  forEachSlot(among, (slot) => {
    min = Math.min(min, priceFrom[slot] ?? min)
    max = Math.max(max, priceTo[slot] ?? max)
  })
  return max < min ? null : { min, max }
}
