/**
 * Query parameters that change what a page shows. All others (`utm_source`, …) are noise: they
 * neither reach a loader nor make another entry in the page cache. A screen that reads a new one
 * adds it here.
 */
export const pageParameters: readonly string[] = [
  // One product.
  'variant',
  'colour',
  'size',
  // Lists of products, named as the API names them where it has a word for it.
  'keyword',
  'literal',
  'category',
  'colours',
  'sizes',
  'fits',
  'fabrics',
  'collections',
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
