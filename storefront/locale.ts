import { createContext, use } from 'react'
import { useLocation, useParams } from 'react-router'
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts'
import { knownSearch } from './rendering/page-parameters.ts'

/** The language of a page: its path prefix, or English without one. */
export function localeOfPath(pathname: string): Locale {
  const prefix = pathname.split('/')[1]
  return prefix !== defaultLocale && isLocale(prefix) ? prefix : defaultLocale
}

/** Whether `:locale?` matched a language of the shop; `/en/…` and `/fr/…` are not found. */
export function isKnownPrefix(prefix: string | undefined): boolean {
  return prefix === undefined || (prefix !== defaultLocale && isLocale(prefix))
}

/** The only way to build a link: `path` is unprefixed and starts with a slash. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`.replace(/^(\/\w+)\/([?#])/, '$1$2')
}

export function unprefixedPath(pathname: string): string {
  const locale = localeOfPath(pathname)
  return locale === defaultLocale ? pathname : pathname.slice(locale.length + 1) || '/'
}

const LocaleContext = createContext<Locale>(defaultLocale)
/** Separate from the URL: that changes with every navigation, the language never does. */
export const LocaleProvider = LocaleContext.Provider

export function useLocale(): Locale {
  return use(LocaleContext)
}

export function useLocaleOfAddress(): Locale {
  const prefix = useParams()['locale']
  return isLocale(prefix) ? prefix : defaultLocale
}

export function useLocalePath(): (path: string) => string {
  const locale = useLocale()
  return (path) => localePath(locale, path)
}

/**
 * Target of the language switcher: the server remembers the language and redirects to the same page
 * in it, a preview to the same draft. Needs a full document load: `<a href>`, not `<Link>`.
 */
export function useLanguagePath(): (to: Locale) => string {
  const { pathname, search } = useLocation()
  const path = unprefixedPath(pathname) + withPreview(knownSearch(search), search)
  return (to) => `/language/${to}?to=${queryValue(localePath(to, path))}`
}

function withPreview(known: string, search: string): string {
  const link = new URLSearchParams(search).get('preview')
  return link === null
    ? known
    : `${known === '' ? '?' : `${known}&`}preview=${encodeURIComponent(link)}`
}

/** Encoded only where it must be: a document repeats its own path, and then compresses better. */
function queryValue(path: string): string {
  const plain: Readonly<Record<string, string>> = { '%2F': '/', '%25': '%' }
  return encodeURIComponent(path).replaceAll(/%2F|%25(?=[89A-F])/g, (code) => plain[code] ?? code)
}
