/**
 * Query parameters that change what a page shows. All others (`utm_source`, …) are ignored: they
 * neither reach a loader nor create another page cache entry. Add a screen's new parameters here.
 */
export const pageParameters: readonly string[] = [
  // Product page.
  'variant',
  'colour',
  'size',
  // Products to compare.
  'ids',
  // Reviews of a product, besides `size` and `page`.
  'rating',
  'pictures',
  // Product lists, named as in the API where possible.
  'keyword',
  'literal',
  'category',
  'colours',
  'sizes',
  'fits',
  'fabrics',
  'collections',
  'brands',
  'price_min',
  'price_max',
  'in_stock',
  'on_sale',
  'sort',
  'view',
  'per_page',
  'from',
  'page',
  'order',
]

/** The relevant part of a query string, in a fixed order: server and browser build equal links. */
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
