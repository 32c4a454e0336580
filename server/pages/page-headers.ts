/** How a response may be cached: see `cacheControl`. */
export type CacheFor = 'page' | 'root' | 'data' | 'revalidate' | 'never'

const cacheControl: Readonly<Record<CacheFor, string>> = {
  // Shared caches keep it a minute and may serve it stale for ten; browsers revalidate each time.
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  root: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  // Long enough for data prefetched on hover to be used on press.
  data: 'public, max-age=10, s-maxage=60, stale-while-revalidate=600',
  revalidate: 'no-cache',
  never: 'no-store',
}

const always: readonly string[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), browsing-topics=()'],
].flat()

/** The headers of a rendered response as alternating names and values. */
export function pageHeaders(response: Response, keep: CacheFor): string[] {
  const own = [...response.headers].filter(([name]) => name !== 'set-cookie').flat()
  const cookies = response.headers.getSetCookie().flatMap((cookie) => ['set-cookie', cookie])
  // Only `/` varies by language: it may redirect.
  const vary = keep === 'root' ? 'accept-encoding, accept-language, cookie' : 'accept-encoding'
  const caching = response.status >= 500 ? cacheControl.never : cacheControl[keep]
  return [...own, ...cookies, 'cache-control', caching, 'vary', vary, ...always]
}
