import type { z } from '@hono/zod-openapi'
import type { filterProducts } from '#contract/endpoints/catalogue.ts'
import { DomainError } from '#domain/errors.ts'
import { readSortingList } from '../configuration/sorting-lists.ts'
import type { Ctx } from '../context.ts'
import { presentPage } from '../http/paging.ts'
import type { Filter } from '../search/filter.ts'
import type { Page } from '../search/pages.ts'
import type { Found, ProductIndex, Sorting } from '../search/product-index.ts'
import { cardTags, loadCards } from './cards.ts'
import { presentFacets } from './present-facets.ts'

type FilterQuery = z.output<typeof filterProducts.query & {}>
type FilterAnswer = z.input<typeof filterProducts.answer>

/** One page of the products that match, with the counts of every facet when asked for. */
export async function filteredProducts(
  ctx: Ctx,
  store: string,
  query: FilterQuery,
): Promise<{ answer: FilterAnswer; tags: string[] }> {
  const sorting = await sortingOf(ctx, query)
  const index = await (query.keyword ? ctx.search.withWords() : ctx.search.current())
  const page = { offset: (query.page - 1) * query.per_page, limit: query.per_page }
  const withFacets = query.with_facets === 'true'
  const { ids, total, facets } = query.product_ids
    ? named(index, query.product_ids, page)
    : index.search(filterOf(query), sorting, page, withFacets)
  const cards = await loadCards(ctx, index, ids)
  const path = `/stores/${store}/product-management/products/filter`
  return {
    answer: {
      ...presentPage(path, query, cards, total),
      ...(facets && { facets: await presentFacets(ctx, facets) }),
    },
    tags: [
      'products',
      'categories',
      'promotions',
      ...cards.flatMap((card) => cardTags(card._id, card)),
    ],
  }
}

function named(index: ProductIndex, idsOrHandles: readonly string[], page: Page): Found {
  const ids = [...new Set(idsOrHandles.flatMap((each) => index.find(each) ?? []))]
  const { offset, limit } = page
  return { ids: ids.slice(offset, offset + limit), total: ids.length, facets: null }
}

function filterOf(query: FilterQuery): Filter {
  return {
    ...(query.keyword && { keyword: query.keyword }),
    ...(query.category_ids && { categories: query.category_ids }),
    ...(query.colours && { colours: query.colours }),
    ...(query.sizes && { sizes: query.sizes }),
    ...(query.fits && { fits: query.fits }),
    ...(query.fabrics && { fabrics: query.fabrics }),
    ...(query.collections && { collections: query.collections }),
    ...(query.tags && { tags: query.tags }),
    ...(query.price_min !== undefined && { priceMin: toCents(query.price_min) }),
    ...(query.price_max !== undefined && { priceMax: toCents(query.price_max) }),
    inStock: query.in_stock === 'true',
    onSale: query.on_sale === 'true',
  }
}

/** A price as a shopper types it into a filter; nothing is charged by it. */
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

/** `sort_by` wins, then `slug`; a search by words shows its best first. */
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
  throw new DomainError('invalid', { issues: [{ path: 'slug', message: 'No such sort order' }] })
}
