/** The query of one page of a shelf; empty for the unfiltered first page. */
export function entryListSearch(category: string | null, page: number): string {
  const search = new URLSearchParams({
    ...(category !== null && { category }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size > 0 ? `?${search}` : ''
}
