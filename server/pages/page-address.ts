/** Paths the API server answers: calls, files, and documents for robots. */
const elsewhere =
  /^\/(api|staff|files|gateway|pay|healthz|readyz|metrics|robots\.txt|sitemap(-[a-z0-9-]+)?\.xml|feeds|ucp|mcp|llms\.txt|favicon\.ico|\.well-known\/(security\.txt|ucp)|manifest\.webmanifest|(social|social-square|apple-touch-icon|icon-\d+)\.png)([/?]|$)/

export function isElsewhere(url: string): boolean {
  return !url.startsWith('/') || elsewhere.test(url)
}

/** Malformed escapes such as `%zz` would make the router throw. */
export function isDecodable(key: string): boolean {
  try {
    decodeURI(key)
    return true
  } catch {
    return false
  }
}

/** An address without a page, in the language of this one. */
export function nowhere(url: string): string {
  return `${/^\/(zh|cn)(?=[/?]|$)/.exec(url)?.[0] ?? ''}/-`
}

/**
 * The one address of a page: without the prefix that English does not have, without slashes at the
 * end, in lower case. Data of pages is left alone: the router, which asks for it, knows the address.
 */
export function plainAddress(pathname: string): string {
  if (/\.(data|state)$/.test(pathname)) return pathname
  const lower = inLowerCase(pathname)
  const bare = /^\/en(\/|$)/.test(lower) ? lower.slice(3) : lower
  if (bare === pathname && !/.\/$/.test(bare)) return pathname
  // Exactly one leading slash: two would lead to another site.
  return `/${bare.replace(/^[/\\]+/, '').replace(/(?<!\/)\/+$/, '')}`
}

/** Ids, the keys of shared lists and order references: their capitals count. */
const keepsItsCase = /^[a-z]{3}_|^(?=.*[A-Z])[0-9A-Za-z]{16,}$|^[A-Z]{2}-[0-9A-Z-]+$/

/** In lower case, but for ids and the escapes of Chinese slugs. */
function inLowerCase(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (keepsItsCase.test(part) ? part : lowered(part)))
    .join('/')
}

function lowered(part: string): string {
  return part.replaceAll(/%[0-9A-Fa-f]{0,2}|[A-Z]/g, (found) =>
    found.startsWith('%') ? found : found.toLowerCase(),
  )
}
