import { parseJson } from '#domain/parse-json.ts'
import { z } from 'zod'
import { productDetailsOf } from '../../catalogue/details.ts'
import { filteredProducts } from '../../catalogue/filter-products.ts'
import { ProtocolError } from '../protocol/protocol-error.ts'
import { presentProduct } from '../wire/present-product.ts'
import type { SearchRequest } from '../wire/request-shapes.ts'
import { success, type Call, type Outcome } from './call.ts'
import { featuredFirst, matchesPrice, readFilters } from './catalogue-filters.ts'
import { detailsIfSold, productView, theStore } from './product-view.ts'

const usualLimit = 10
const maxLimit = 50

/** Products by words, in English or Chinese, and by filters. */
export async function searchCatalog(call: Call, request: SearchRequest): Promise<Outcome> {
  const { ctx } = call
  const { query = '', context, pagination } = request
  const filters = await readFilters(call, request.filters, context)
  const { page, limit } = pagination?.cursor
    ? readCursor(pagination.cursor)
    : { page: 1, limit: Math.min(pagination?.limit ?? usualLimit, maxLimit) }
  if (filters.categories?.length === 0) return answer(call, [], { has_next_page: false }, filters)
  const store = await theStore(ctx)
  const { answer: found } = await filteredProducts(
    ctx,
    { id: store.id, path: store.slug },
    {
      page,
      per_page: limit,
      literal: 'false',
      with_facets: 'false',
      sort_order: 'asc',
      ...(query.trim() && { keyword: query.trim().slice(0, 120) }),
      ...(filters.categories && { category_ids: [...filters.categories] }),
      ...(filters.priceMin !== undefined && { price_min: filters.priceMin / 100 }),
      ...(filters.priceMax !== undefined && { price_max: filters.priceMax / 100 }),
      ...(!query.trim() && { sort_by: 'recommended' }),
    },
  )
  const view = await productView(call)
  const products = await Promise.all(
    found.data.map(async ({ _id }) => {
      const details = await detailsIfSold(() => productDetailsOf(ctx, store.id, _id))
      const variants = details?.variants.filter((each) => matchesPrice(filters, each)) ?? []
      return details && variants.length > 0
        ? [presentProduct(view, details, featuredFirst(variants))]
        : []
    }),
  )
  const hasNext = page * limit < found.total
  const pages = {
    has_next_page: hasNext,
    ...(hasNext && { cursor: writeCursor(page + 1, limit) }),
    total_count: found.total,
  }
  return answer(call, products.flat(), pages, filters)
}

function answer(
  call: Call,
  products: readonly object[],
  pagination: object,
  { messages }: { messages: readonly object[] },
): Outcome {
  return success(call, { products, pagination, ...(messages.length > 0 && { messages }) })
}

const cursorShape = z.tuple([z.int().min(1).max(100_000), z.int().min(1).max(maxLimit)])

function writeCursor(page: number, limit: number): string {
  return Buffer.from(JSON.stringify([page, limit])).toString('base64url')
}

function readCursor(cursor: string): { page: number; limit: number } {
  const { data } = cursorShape.safeParse(
    parseJson(Buffer.from(cursor, 'base64url').toString('utf8')),
  )
  if (!data) throw new ProtocolError('invalid_request', 'pagination.cursor is not one of ours')
  const [page, limit] = data
  return { page, limit }
}
