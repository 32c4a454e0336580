/** Attributes of which a shopper may choose several values; named as in the address. */
export const listNames = ['category', 'colours', 'sizes', 'fits', 'fabrics', 'collections'] as const
export type ListName = (typeof listNames)[number]

export const pageSizes = [24, 12, 48] as const
type PageSize = (typeof pageSizes)[number]
const defaultSize = pageSizes[0]

/** What a list of products shows, as its address says. */
export interface ListingSearch extends Readonly<Record<ListName, readonly string[]>> {
  keyword: string
  /** No slip in the keyword is put right. */
  literal: boolean
  /** Whole dollars as typed; empty: no limit. */
  price_min: string
  price_max: string
  in_stock: boolean
  on_sale: boolean
  /** An entry of the sorting list; empty: the list's own order. */
  sort: string
  view: 'grid' | 'list'
  per_page: PageSize
  /** With `page`, the range of pages shown one below the other. */
  from: number
  page: number
}

/** No list is longer below one another: beyond, older pages make room. */
export const mostPagesShown = 8
const longestKeyword = 120
/** Of one attribute; the API takes 1000 characters. */
const mostValues = 20

export function parseListing(search: URLSearchParams): ListingSearch {
  const page = wholeNumber(search.get('page')) ?? 1
  const from = wholeNumber(search.get('from')) ?? page
  return {
    keyword: (search.get('keyword') ?? '').trim().slice(0, longestKeyword),
    literal: search.get('literal') === 'true',
    category: values(search, 'category'),
    colours: values(search, 'colours'),
    sizes: values(search, 'sizes'),
    fits: values(search, 'fits'),
    fabrics: values(search, 'fabrics'),
    collections: values(search, 'collections'),
    price_min: price(search.get('price_min')),
    price_max: price(search.get('price_max')),
    in_stock: search.get('in_stock') === 'true',
    on_sale: search.get('on_sale') === 'true',
    sort: search.get('sort') ?? '',
    view: search.get('view') === 'list' ? 'list' : 'grid',
    per_page: pageSizes.find((size) => String(size) === search.get('per_page')) ?? defaultSize,
    from: Math.max(from <= page ? from : page, page - mostPagesShown + 1),
    page,
  }
}

/** The query of the address that shows this; empty for the plain list. */
export function listingQuery(search: ListingSearch): string {
  const query = new URLSearchParams()
  if (search.keyword !== '') query.set('keyword', search.keyword)
  if (search.literal) query.set('literal', 'true')
  for (const name of listNames) {
    for (const value of search[name].toSorted()) query.append(name, value)
  }
  if (search.price_min !== '') query.set('price_min', search.price_min)
  if (search.price_max !== '') query.set('price_max', search.price_max)
  if (search.in_stock) query.set('in_stock', 'true')
  if (search.on_sale) query.set('on_sale', 'true')
  if (search.sort !== '') query.set('sort', search.sort)
  if (search.view === 'list') query.set('view', 'list')
  if (search.per_page !== defaultSize) query.set('per_page', String(search.per_page))
  if (search.from < search.page) query.set('from', String(search.from))
  if (search.page > 1) query.set('page', String(search.page))
  return query.size > 0 ? `?${query}` : ''
}

/** The same list after a choice, from its start. */
export function changed(search: ListingSearch, change: Partial<ListingSearch>): ListingSearch {
  return { ...search, page: 1, from: 1, ...change }
}

/** The list as it is before anything is chosen; words, order and looks stay. */
export function withoutFilters(search: ListingSearch): ListingSearch {
  const { keyword, literal, sort, view, per_page } = search
  return { ...parseListing(new URLSearchParams()), keyword, literal, sort, view, per_page }
}

export function isFiltered(search: ListingSearch): boolean {
  return (
    listNames.some((name) => search[name].length > 0) ||
    search.price_min !== '' ||
    search.price_max !== '' ||
    search.in_stock ||
    search.on_sale
  )
}

/** Several values stand in several fields, as a form sends them, or in one, parted by commas. */
function values(search: URLSearchParams, name: ListName): string[] {
  const given = search.getAll(name).flatMap((value) => value.split(','))
  const known = given.map((value) => value.trim()).filter((value) => /^.{1,48}$/.test(value))
  return [...new Set(known)].slice(0, mostValues).toSorted()
}

function price(value: string | null): string {
  return value !== null && /^\d{1,7}(\.\d{1,2})?$/.test(value.trim()) ? value.trim() : ''
}

function wholeNumber(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : null
}
