import { unprefixedPath } from '../locale.ts'
import { signInPath } from '../paths.ts'

/** Where a sign-in leads back to, in the query of its page. */
const wayBackParameter = 'next'
const anywhere = 'https://shop.invalid'

/** Unprefixed path of the sign-in, which leads back to `wayBack`, an unprefixed path too. */
export function loginPath(wayBack?: string): string {
  return withWayBack(signInPath, wayBack ?? null)
}

/** The same way back from another of these pages. */
export function withWayBack(path: string, wayBack: string | null): string {
  return wayBack === null ? path : `${path}?${wayBackParameter}=${encodeURIComponent(wayBack)}`
}

/** Where a query leads back to, unprefixed; null unless it is a page of this shop. */
export function wayBackOf(search: string): string | null {
  return pageWithin(new URLSearchParams(search).get(wayBackParameter))
}

/** `//other.example`, `/\other.example` and `/.//other.example` are not pages of this shop. */
export function pageWithin(path: string | null): string | null {
  if (!path?.startsWith('/') || !URL.canParse(path, anywhere)) return null
  const { origin, pathname, search, hash } = new URL(path, anywhere)
  const page = unprefixedPath(pathname)
  const isElsewhere = origin !== anywhere || pathname.startsWith('//') || page.startsWith('//')
  if (isElsewhere || /^\/(authentication|language|api|files|staff)\b/.test(page)) return null
  return page + search + hash
}
