/** Base paths of the APIs, for next-page links. */
const customerBase = '/api/customer'
const staffBase = '/api/staff'

interface PagedQuery {
  page: number
  per_page: number
}

interface PageAnswer<Item> {
  data: Item[]
  current_page: number
  next_page_url: string | null
  total: number
}

/** The rows of the requested page. */
export function pageSlice<Row>(rows: readonly Row[], { page, per_page }: PagedQuery): Row[] {
  return rows.slice((page - 1) * per_page, page * per_page)
}

/**
 * One page of a list of the customer API. `path` is relative to it; `query` is the call's parsed
 * query, which the next page repeats.
 */
export function presentPage<Item>(
  path: string,
  query: PagedQuery,
  data: Item[],
  total: number,
): PageAnswer<Item> {
  return pageOf(customerBase + path, query, data, total)
}

/** One page of a list of the staff API. */
export function presentStaffPage<Item>(
  path: string,
  query: PagedQuery,
  data: Item[],
  total: number,
): PageAnswer<Item> {
  return pageOf(staffBase + path, query, data, total)
}

function pageOf<Item>(
  path: string,
  query: PagedQuery,
  data: Item[],
  total: number,
): PageAnswer<Item> {
  const isLast = query.page * query.per_page >= total
  return {
    data,
    current_page: query.page,
    next_page_url: isLast ? null : pageUrl(path, { ...query, page: query.page + 1 }),
    total,
  }
}

function pageUrl(path: string, query: object): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return `${encodeURI(path)}?${search}`
}
