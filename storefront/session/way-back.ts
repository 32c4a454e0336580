import { unprefixedPath } from '../locale.ts'
import { signInPath } from '../paths.ts'

/** Query parameter with the sign-in's return path. */
const wayBackParameter = 'next'
const anywhere = 'https://shop.invalid'

/** Path of the sign-in; neither it nor `wayBack` has a language prefix. */
export function loginPath(wayBack?: string): string {
  return withWayBack(signInPath, wayBack ?? null)
}

/** Adds the same return path to another of these pages. */
export function withWayBack(path: string, wayBack: string | null): string {
  return wayBack === null ? path : `${path}?${wayBackParameter}=${encodeURIComponent(wayBack)}`
}

/** The return path, without language prefix; null unless it is a page of this shop. */
export function wayBackOf(search: string): string | null {
  return pageWithin(new URLSearchParams(search).get(wayBackParameter))
}

/** Rejects `//other.example`, `/\other.example` and `/.//other.example`. */
export function pageWithin(path: string | null): string | null {
  if (!path?.startsWith('/') || !URL.canParse(path, anywhere)) return null
  const { origin, pathname, search, hash } = new URL(path, anywhere)
  const page = unprefixedPath(pathname)
  const isElsewhere = origin !== anywhere || pathname.startsWith('//') || page.startsWith('//')
  if (isElsewhere || /^\/(authentication|language|api|files|staff)\b/.test(page)) return null
  return page + search + hash
}
