import type { IncomingHttpHeaders } from 'node:http'
import { isLocale, localeFromAcceptLanguage, type Locale } from '#domain/locale.ts'

// spec §9: language cookie; redirects on the root only.
const cookieName = 'store_i18n'
const cookieSeconds = 365 * 24 * 3600

/**
 * Where a request for the root is redirected, by the cookie, then the browser; undefined for English
 * and for every other URL, which says its language itself.
 */
export function homeRedirect(url: string, headers: IncomingHttpHeaders): string | undefined {
  if (url !== '/' && !url.startsWith('/?')) return undefined
  const locale = wantedLocale(headers)
  return locale === 'en' ? undefined : `/${locale}${url.slice(1)}`
}

/** The stored choice, or the browser's. */
export function wantedLocale(headers: IncomingHttpHeaders): Locale {
  const chosen = cookieLocale(headers.cookie)
  return chosen ?? localeFromAcceptLanguage(headers['accept-language']) ?? 'en'
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
  return {
    location: pathWithin(origin, new URLSearchParams(query).get('to')) ?? '/',
    cookie: `${cookieName}=${locale}; Max-Age=${cookieSeconds}; Path=/; SameSite=Lax`,
  }
}

/** The path, unless it leads elsewhere, as `//other.example` and `/\other.example` do. */
function pathWithin(origin: string, to: string | null): string | undefined {
  if (!to?.startsWith('/') || !URL.canParse(to, origin)) return undefined
  const url = new URL(to, origin)
  return url.origin === origin ? url.pathname + url.search : undefined
}
