import type { CategoryNode } from '#contract/endpoints/categories.ts'
import { localize, type Locale, type LocalizedText } from '#domain/locale.ts'
import { amountCents } from '../price-text.ts'
import type { ProductsAnswer } from './ask-products.ts'
import type { CategoryChoice } from './category-tree.ts'
import type { ListingSearch } from './listing-search.ts'
import type { FilterChoice, FilterView } from './listing-view.ts'

type Facets = NonNullable<ProductsAnswer['facets']>

export interface FilterInput {
  search: ListingSearch
  /** Counts with the chosen filters. */
  facets: Facets
  /** Counts without filters: the values that occur in this list at all. */
  plain: Facets
  categories: readonly CategoryNode[]
  onSale: number
}

/** Values stay visible at zero, unless they never occur in the list. */
export function filterView(details: FilterInput, locale: Locale): FilterView {
  const { facets, plain, search } = details
  return {
    categories: categoryChoices(details.categories, details, locale),
    colours: present(facets.colours, plain.colours, search.colours).map((each) => ({
      ...choice(each, locale),
      hex: each.hex,
    })),
    sizes: choices(facets.sizes, plain.sizes, search.sizes, locale),
    fits: choices(facets.fits, plain.fits, search.fits, locale),
    fabrics: choices(facets.fabrics, plain.fabrics, search.fabrics, locale),
    collections: choices(facets.collections, plain.collections, search.collections, locale),
    brands: severalOf(choices(facets.brands, plain.brands, search.brands, locale), search.brands),
    price: plain.price && {
      min: Math.floor(amountCents(plain.price.min) / 100),
      max: Math.ceil(amountCents(plain.price.max) / 100),
    },
    in_stock: facets.in_stock,
    on_sale: details.onSale,
  }
}

/** A filter with one value narrows nothing. */
function severalOf(values: FilterChoice[], chosen: readonly string[]): FilterChoice[] {
  return values.length > 1 || chosen.length > 0 ? values : []
}

function categoryChoices(
  nodes: readonly CategoryNode[],
  details: FilterInput,
  locale: Locale,
): CategoryChoice[] {
  return nodes
    .filter(({ slug }) => countOf(details.plain.categories, slug) > 0)
    .map(({ slug, title, children }) => ({
      slug,
      title: localize(title, locale),
      count: countOf(details.facets.categories, slug),
      children: categoryChoices(children, details, locale),
    }))
}

interface Counted {
  value: string
  title: LocalizedText
  count: number
}

function choices(
  values: readonly Counted[],
  plain: readonly Counted[],
  chosen: readonly string[],
  locale: Locale,
): FilterChoice[] {
  return present(values, plain, chosen).map((each) => choice(each, locale))
}

function choice({ value, title, count }: Counted, locale: Locale): FilterChoice {
  return { value, title: localize(title, locale), count }
}

function present<Value extends Counted>(
  values: readonly Value[],
  plain: readonly Counted[],
  chosen: readonly string[],
): Value[] {
  return values.filter(({ value }) => chosen.includes(value) || countOf(plain, value) > 0)
}

function countOf(counts: readonly Counted[], value: string): number {
  return counts.find((each) => each.value === value)?.count ?? 0
}
