/** How a response may be cached: see `cacheControl`. */
export type CacheFor = 'page' | 'root' | 'data' | 'revalidate' | 'never'

const cacheControl: Readonly<Record<CacheFor, string>> = {
  // A shared cache cannot be told of a change, so it asks again after a second: a price is never
  // older than two seconds, and a crowd still reaches us only once a second.
  page: 'public, max-age=0, s-maxage=1',
  // The answer depends on cookie and language, and many shared caches ignore Vary.
  root: 'private, no-store',
  // Long enough for data prefetched on hover to be used on press.
  data: 'public, max-age=10, s-maxage=1',
  revalidate: 'no-cache',
  never: 'no-store',
}

const always: readonly string[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
].flat()

/**
 * The headers of a rendered response as alternating names and values; `edgeHeaders` are for caches
 * in front that are told of changes.
 */
export function pageHeaders(
  response: Response,
  keep: CacheFor,
  edgeHeaders: readonly string[] = [],
): string[] {
  const own = [...response.headers].filter(([name]) => name !== 'set-cookie').flat()
  const cookies = response.headers.getSetCookie().flatMap((cookie) => ['set-cookie', cookie])
  // Only `/` varies by language: it may redirect.
  const vary = keep === 'root' ? 'accept-encoding, accept-language, cookie' : 'accept-encoding'
  const isPersonal = response.status >= 500 || cookies.length > 0
  const caching = isPersonal ? cacheControl.never : cacheControl[keep]
  const forEdge = keep === 'page' && !isPersonal ? edgeHeaders : []
  return [...own, ...cookies, 'cache-control', caching, 'vary', vary, ...always, ...forEdge]
}

/** A page that may be kept, by its key. */
export function cacheForOf(key: string): CacheFor {
  const [pathname = ''] = key.split('?', 1)
  if (pathname === '/') return 'root'
  return pathname.endsWith('.data') ? 'data' : 'page'
}
