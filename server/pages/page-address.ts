/** Paths the API server answers: calls, files, and documents for robots. */
const elsewhere =
  /^\/(api|staff|files|gateway|pay|healthz|readyz|metrics|robots\.txt|sitemap(-[a-z0-9-]+)?\.xml|feeds|llms\.txt|favicon\.ico|\.well-known\/security\.txt|manifest\.webmanifest|(social|social-square|apple-touch-icon|icon-\d+)\.png)([/?]|$)/

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

export function withoutEndSlashes(pathname: string): string {
  return pathname.replace(/^\/+/, '').replace(/(?<!\/)\/+$/, '')
}
