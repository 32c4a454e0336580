const longest = 1024

export interface PageParameters {
  /** Query parameters that change a page, in the order of its key. */
  names: readonly string[]
  /** Values allowed in `_routes` of a data request. */
  routeIds: ReadonlySet<string>
}

/**
 * Normalises a URL: ignores noise (`utm_source`, empty fields) and sorts the rest. Null if the URL is
 * too long to be any page's.
 */
export function pageKey(url: string, parameters: PageParameters): string | null {
  if (url.length > longest * 4) return null
  const start = url.indexOf('?')
  if (start === -1) return url.length > longest ? null : url
  const path = url.slice(0, start)
  const known = knownQuery(new URLSearchParams(url.slice(start + 1)), parameters, path)
  const key = known === '' ? path : `${path}?${known}`
  return key.length > longest ? null : key
}

function knownQuery(given: URLSearchParams, parameters: PageParameters, path: string): string {
  const known = new URLSearchParams()
  for (const name of parameters.names) {
    for (const value of given.getAll(name).toSorted()) {
      if (value !== '') known.append(name, value)
    }
  }
  const routes = path.endsWith('.data') ? given.get('_routes') : null
  if (routes?.split(',').every((id) => parameters.routeIds.has(id))) known.set('_routes', routes)
  return known.toString()
}
