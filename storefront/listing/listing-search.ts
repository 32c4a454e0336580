/** Attributes that allow several values, named as in the URL. */
export const listNames = [
  'category',
  'colours',
  'sizes',
  'fits',
  'fabrics',
  'collections',
  'brands',
] as const
export type ListName = (typeof listNames)[number]

export const pageSizes = [24, 12, 48] as const
/** A grid of four or of five, or a list. */
export const listingViews = ['grid', 'five', 'list'] as const
type ListingView = (typeof listingViews)[number]

type PageSize = (typeof pageSizes)[number]
const defaultSize = pageSizes[0]

/** The state of a product list, as encoded in the URL. */
export interface ListingSearch extends Readonly<Record<ListName, readonly string[]>> {
  keyword: string
  /** Turns off spelling correction. */
  literal: boolean
  /** In dollars, as typed; empty: no limit. */
  price_min: string
  price_max: string
  in_stock: boolean
  on_sale: boolean
  /** Slug of a sort option; empty: the list's default order. */
  sort: string
  view: ListingView
  per_page: PageSize
  /** With `page`, the range of pages shown in one list. */
  from: number
  page: number
}

/** Limits the range: beyond it, earlier pages are dropped. */
export const maxPagesShown = 8
const longestKeyword = 120
/** Per attribute; the API takes 1000 characters. */
const maxValues = 20

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
    brands: values(search, 'brands'),
    price_min: price(search.get('price_min')),
    price_max: price(search.get('price_max')),
    in_stock: search.get('in_stock') === 'true',
    on_sale: search.get('on_sale') === 'true',
    sort: search.get('sort') ?? '',
    view: listingViews.find((view) => view === search.get('view')) ?? 'grid',
    per_page: pageSizes.find((size) => String(size) === search.get('per_page')) ?? defaultSize,
    from: Math.max(from <= page ? from : page, page - maxPagesShown + 1),
    page,
  }
}

/** The query string for this state; empty for the plain list. */
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
  if (search.view !== 'grid') query.set('view', search.view)
  if (search.per_page !== defaultSize) query.set('per_page', String(search.per_page))
  if (search.from < search.page) query.set('from', String(search.from))
  if (search.page > 1) query.set('page', String(search.page))
  return query.size > 0 ? `?${query}` : ''
}

/** The list with a changed filter, from page 1. */
export function changed(search: ListingSearch, change: Partial<ListingSearch>): ListingSearch {
  return { ...search, page: 1, from: 1, ...change }
}

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

/** Several values come in several fields, as a form sends them, or comma-separated in one. */
function values(search: URLSearchParams, name: ListName): string[] {
  const given = search.getAll(name).flatMap((value) => value.split(','))
  const known = given.map((value) => value.trim()).filter((value) => /^.{1,48}$/.test(value))
  return [...new Set(known)].slice(0, maxValues).toSorted()
}

function price(value: string | null): string {
  const typed = (value ?? '').normalize('NFKC').trim()
  return /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? typed : ''
}

function wholeNumber(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : null
}
