import { unprefixedPath } from '../locale.ts'
import { signInPath } from '../paths.ts'

/** Query parameter with the sign-in's return path. */
const returnToParameter = 'next'
const anywhere = 'https://shop.invalid'

/** Path of the sign-in; neither it nor `returnTo` has a language prefix. */
export function loginPath(returnTo?: string): string {
  return withReturnTo(signInPath, returnTo ?? null)
}

/** Adds the same return path to another of these pages. */
export function withReturnTo(path: string, returnTo: string | null): string {
  return returnTo === null ? path : `${path}?${returnToParameter}=${encodeURIComponent(returnTo)}`
}

/** The return path, without language prefix; null unless it is a page of this shop. */
export function returnToOf(search: string): string | null {
  return pageWithin(new URLSearchParams(search).get(returnToParameter))
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
