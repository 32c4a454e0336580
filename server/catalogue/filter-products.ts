import type { z } from '@hono/zod-openapi'
import type { filterProducts } from '#contract/endpoints/catalogue.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import type { Ctx } from '../platform/context.ts'
import { presentPage } from '../platform/http/paging.ts'
import type { Filter, Found, Page, Sorting, StoreSearch } from '../platform/product-search.ts'
import { readSortingList } from '../settings/sorting-lists.ts'
import { cardTags, loadCards } from './cards.ts'
import { presentFacets } from './present-facets.ts'
import { recordSearchMiss } from './record-search-miss.ts'

type FilterQuery = z.output<typeof filterProducts.query & {}>
type FilterAnswer = z.input<typeof filterProducts.answer>

/** One page of a store's matching products, with facet counts on request. */
export async function filteredProducts(
  ctx: Ctx,
  store: { id: string; path: string },
  query: FilterQuery,
): Promise<{ answer: FilterAnswer; tags: string[] }> {
  const sorting = await sortingOf(ctx, query)
  const range = await (query.keyword
    ? ctx.search.withWords(store.id)
    : ctx.search.current(store.id))
  const page = { offset: (query.page - 1) * query.per_page, limit: query.per_page }
  const withFacets = query.with_facets === 'true'
  const corrected = correctionOf(range, query)
  const { ids, total, facets } = query.product_ids
    ? named(range, query.product_ids, page)
    : range.search(filterOf({ ...query, ...corrected }), sorting, page, withFacets)
  if (total === 0 && query.keyword && isKeywordOnly(query)) {
    await recordSearchMiss(ctx, query.keyword)
  }
  const cards = await loadCards(ctx, range, ids)
  const path = `/stores/${store.path}/product-management/products/filter`
  return {
    answer: {
      ...presentPage(path, query, cards, total),
      ...(facets && { facets: await presentFacets(ctx, facets) }),
      ...(corrected && { corrected_keyword: corrected.keyword }),
    },
    tags: [
      'products',
      // Cards that were asked for by id stay the same cards.
      ...(query.product_ids ? [] : ['product-lists']),
      'categories',
      'promotions',
      ...cards.flatMap((card) => cardTags(card._id, card)),
    ],
  }
}

function named(range: StoreSearch, idsOrHandles: readonly string[], page: Page): Found {
  const ids = [...new Set(idsOrHandles.flatMap((each) => range.find(each) ?? []))]
  const { offset, limit } = page
  return { ids: ids.slice(offset, offset + limit), total: ids.length, facets: null }
}

/** Otherwise the filters may be why nothing was found. */
function isKeywordOnly(query: FilterQuery): boolean {
  const { keyword: _keyword, isLiteral: _literal, inStock, onSale, ...rest } = filterOf(query)
  return query.page === 1 && !query.product_ids && !inStock && !onSale && isEmpty(rest)
}

function isEmpty(filter: Partial<Filter>): boolean {
  return Object.keys(filter).length === 0
}

/** Replaces an unknown word with the most likely one. */
function correctionOf(
  range: StoreSearch,
  { keyword, literal, product_ids: ids }: FilterQuery,
): { keyword: string } | null {
  const meant = keyword && literal === 'false' && !ids ? range.correct(keyword) : null
  return meant === null ? null : { keyword: meant }
}

function filterOf(query: FilterQuery): Filter {
  return {
    ...(query.keyword && { keyword: query.keyword, isLiteral: query.literal === 'true' }),
    ...(query.category_ids && { categories: query.category_ids }),
    ...(query.colours && { colours: query.colours }),
    ...(query.sizes && { sizes: query.sizes }),
    ...(query.fits && { fits: query.fits }),
    ...(query.fabrics && { fabrics: query.fabrics }),
    ...(query.collections && { collections: query.collections }),
    ...(query.brands && { brands: query.brands }),
    ...(query.tags && { tags: query.tags }),
    ...(query.price_min !== undefined && { priceMin: toCents(query.price_min) }),
    ...(query.price_max !== undefined && { priceMax: toCents(query.price_max) }),
    inStock: query.in_stock === 'true',
    onSale: query.on_sale === 'true',
  }
}

/** A price typed into a filter; never charged. */
function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

const sorts = {
  // spec §9: sort by title.en ascending
  'title.en': 'title',
  recommended: 'position',
  created_at: 'published',
  price: 'price',
  relevance: 'relevance',
} as const satisfies Record<string, Sorting['by']>

/** `sort_by` wins, then `slug`; a keyword search sorts by relevance. */
async function sortingOf(ctx: Ctx, query: FilterQuery): Promise<Sorting> {
  const isDescending = query.sort_order === 'desc'
  if (query.sort_by) return { by: sorts[query.sort_by], isDescending }
  if (query.slug) return listedSorting(ctx, query.slug)
  return query.keyword ? { by: 'relevance', isDescending: false } : { by: 'title', isDescending }
}

async function listedSorting(ctx: Ctx, slug: string): Promise<Sorting> {
  const entry = (await readSortingList(ctx, 'products')).find((each) => each.slug === slug)
  const by = Object.entries(sorts).find(([name]) => name === entry?.sort_by)?.[1]
  if (entry && by) return { by, isDescending: entry.sort_order === 'desc' }
  throw invalid('slug', issueSentences.sort_order)
}
