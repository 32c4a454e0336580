/**
 * Query parameters that change what a page shows. All others (`utm_source`, …) are noise: they
 * neither reach a loader nor make another entry in the page cache. A screen that reads a new one
 * adds it here.
 */
export const pageParameters: readonly string[] = [
  'keyword',
  'category',
  'colour',
  'size',
  'collection',
  'price_from',
  'price_to',
  'in_stock',
  'sort',
  'view',
  'per_page',
  'page',
  'variant',
  'order',
]

/** The part of a query string that matters, in one order: server and browser agree on links made of it. */
export function knownSearch(search: string): string {
  const given = new URLSearchParams(search)
  const known = new URLSearchParams()
  for (const name of pageParameters) {
    for (const value of given.getAll(name).toSorted()) {
      if (value !== '') known.append(name, value)
    }
  }
  return known.size > 0 ? `?${known}` : ''
}
