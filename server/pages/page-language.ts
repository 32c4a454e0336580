import type { IncomingHttpHeaders } from 'node:http'
import { shownLocale, type Languages } from '#domain/languages.ts'
import {
  defaultLocale,
  isLocale,
  localeFromAcceptLanguage,
  locales,
  type Locale,
} from '#domain/locale.ts'

// spec §9: language cookie; redirects on the root only.
const cookieName = 'store_i18n'
const cookieSeconds = 365 * 24 * 3600

/**
 * Where a request for the root is redirected, by the cookie, then the browser; undefined for English
 * and for every other URL, which says its language itself.
 */
export function homeRedirect(
  url: string,
  headers: IncomingHttpHeaders,
  languages: Languages,
): string | undefined {
  if (!isRoot(url)) return undefined
  const locale = wantedLocale(headers, languages)
  return locale === defaultLocale ? undefined : `/${locale}${url.slice(1)}`
}

function isRoot(url: string): boolean {
  return url === '/' || url.startsWith('/?')
}

/** The stored choice, or the browser's, of the languages the shop shows. */
export function wantedLocale(
  { cookie, 'accept-language': accepted }: IncomingHttpHeaders,
  languages: Languages,
): Locale {
  return shownLocale(languages, cookieLocale(cookie) ?? localeFromAcceptLanguage(accepted))
}

/**
 * The same page in the shop's default language, if the language of this one is switched off. Data
 * of pages stays, so that a page which is open works on until it is left.
 */
export function shownAddress(url: string, languages: Languages): string | undefined {
  if (languages.shown.length === locales.length || isRoot(url)) return undefined
  const [pathname = '/'] = url.split('?', 1)
  const prefix = /^\/(zh|cn)(?=\/|$)/.exec(pathname)?.[1]
  const locale = isLocale(prefix) ? prefix : defaultLocale
  if (languages.shown.includes(locale) || /\.(data|state)$/.test(pathname)) return undefined
  // Exactly one leading slash: two would lead to another site.
  const rest = (prefix === undefined ? url : url.slice(prefix.length + 1)).replace(/^[/\\]+/, '/')
  const { fallback } = languages
  if (fallback !== defaultLocale) return `/${fallback}${rest.replace(/^\/(?=\?|$)/, '')}`
  return rest.startsWith('/') ? rest : `/${rest}`
}

function cookieLocale(cookies: string | undefined): Locale | undefined {
  if (!cookies?.includes(cookieName)) return undefined
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=(\\w+)`).exec(cookies)?.[1]
  return isLocale(value) ? value : undefined
}

interface LanguageSwitch {
  location: string
  cookie: string
}

/**
 * `/language/{locale}?to={path}`: stores the language and redirects to the path. A URL of its own, so
 * that it works without scripts and all other pages stay cacheable for everyone.
 */
export function languageSwitch(url: string, origin: string): LanguageSwitch | undefined {
  const [path = '', query = ''] = url.split('?', 2)
  const locale = /^\/language\/(\w+)$/.exec(path)?.[1]
  if (!isLocale(locale)) return undefined
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return {
    location: pathWithin(origin, new URLSearchParams(query).get('to')) ?? '/',
    cookie: `${cookieName}=${locale}; Max-Age=${cookieSeconds}; Path=/; SameSite=Lax${secure}`,
  }
}

/** The path, unless it leads elsewhere, as `//other.example` and `/\other.example` do. */
function pathWithin(origin: string, to: string | null): string | undefined {
  if (!to?.startsWith('/') || !URL.canParse(to, origin)) return undefined
  const url = new URL(to, origin)
  return url.origin === origin ? url.pathname + url.search : undefined
}
