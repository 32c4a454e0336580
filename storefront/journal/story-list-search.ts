/** The query of one page of a shelf; the first page of everything has none. */
export function storyListSearch(category: string | null, page: number): string {
  const search = new URLSearchParams({
    ...(category !== null && { category }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size > 0 ? `?${search}` : ''
}
