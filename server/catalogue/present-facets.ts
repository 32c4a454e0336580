import type { z } from '@hono/zod-openapi'
import type { facets } from '#contract/endpoints/catalogue.ts'
import { compareSizes } from '#domain/compare-sizes.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import type { Ctx } from '../platform/context.ts'
import type { FacetCounts } from '../platform/product-search.ts'
import { latestConfiguration } from '../settings/latest.ts'
import { allCategories } from './categories.ts'
import {
  fabricOrder,
  fabricTitle,
  familyOf,
  familyOrder,
  fitOrder,
  fitTitle,
  inListOrder,
  sameInAll,
} from './facet-titles.ts'

type Facets = z.input<typeof facets>

/** The counts with titles, each list in display order. */
export async function presentFacets(ctx: Ctx, counts: FacetCounts): Promise<Facets> {
  const categories = await allCategories(ctx)
  const { collections } = await latestConfiguration(ctx)
  const byCategory = new Map(counts.categories.map(({ value, count }) => [value, count]))
  const byCollection = new Map(counts.collections.map(({ value, count }) => [value, count]))
  return {
    categories: categories.flatMap(({ id, slug, title }) => {
      const count = byCategory.get(id)
      return count === undefined ? [] : [{ value: slug, title, count }]
    }),
    colours: counts.colours
      .toSorted(inListOrder(familyOrder))
      .map((each) => ({ ...each, ...familyOf(each.value) })),
    sizes: counts.sizes
      .toSorted((a, b) => compareSizes(a.value, b.value))
      .map((each) => ({ ...each, title: sameInAll(each.value) })),
    fits: counts.fits
      .toSorted(inListOrder(fitOrder))
      .map((each) => ({ ...each, title: fitTitle(each.value) })),
    fabrics: counts.fabrics
      .toSorted(inListOrder(fabricOrder))
      .map((each) => ({ ...each, title: fabricTitle(each.value) })),
    collections: collections.flatMap(({ slug, title }) => {
      const count = byCollection.get(slug)
      return count === undefined ? [] : [{ value: slug, title, count }]
    }),
    brands: counts.brands
      .toSorted((a, b) => a.title.localeCompare(b.title))
      .map((each) => ({ ...each, title: sameInAll(each.title) })),
    price: counts.price && {
      min: decimalText(cents(counts.price.min)),
      max: decimalText(cents(counts.price.max)),
    },
    in_stock: counts.inStock,
  }
}
