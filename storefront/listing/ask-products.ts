import type { Answer, ApiClient } from '#contract/client.ts'
import { mainStore } from '../paths.ts'
import type { ListingSearch } from './listing-search.ts'

const call = 'GET /stores/{store_id}/product-management/products/filter'
export type ProductsAnswer = Answer<typeof call>

interface Asked {
  page?: number
  perPage?: number
  withFacets?: boolean
}

/** Fetches the products of a list; `within` is the category of a category page. */
export function askProducts(
  api: ApiClient,
  search: ListingSearch,
  within: string | null,
  { page = 1, perPage = search.per_page, withFacets = false }: Asked = {},
): Promise<ProductsAnswer> {
  const categories = search.category.length > 0 ? search.category : within === null ? [] : [within]
  // spec §9: slug recommended; a keyword search defaults to relevance.
  const order = search.sort || (search.keyword === '' ? 'recommended' : undefined)
  return api(call, {
    params: { store_id: mainStore },
    query: {
      page,
      per_page: perPage,
      category_ids: joined(categories),
      keyword: search.keyword || undefined,
      literal: search.literal ? 'true' : undefined,
      slug: order,
      colours: joined(search.colours),
      sizes: joined(search.sizes),
      fits: joined(search.fits),
      fabrics: joined(search.fabrics),
      collections: joined(search.collections),
      brands: joined(search.brands),
      price_min: search.price_min || undefined,
      price_max: search.price_max || undefined,
      in_stock: search.in_stock ? 'true' : undefined,
      on_sale: search.on_sale ? 'true' : undefined,
      with_facets: withFacets ? 'true' : undefined,
    },
  })
}

function joined(values: readonly string[]): string | undefined {
  return values.length > 0 ? values.join(',') : undefined
}
