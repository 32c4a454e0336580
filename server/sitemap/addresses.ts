import { defaultLocale, locales, say, type Locale, type LocalizedText } from '#domain/locale.ts'
import { slugify } from '#domain/slug.ts'

const policySlugs = [
  'disclaimer',
  'payment-terms-and-special-fees',
  'privacy-policy',
  'refund-policy',
  'shipping-policy',
  'terms-and-conditions',
]
const pageSlugs = ['about-us', 'contact-us', 'faq', 'size-guide']

/** The texts that are pages of the storefront. */
export const pageContents = ['home', ...pageSlugs, ...policySlugs]

/** The page that shows a text of the shop; undefined for texts that are no page. */
export function contentPath(slug: string): string | undefined {
  if (slug === 'home') return '/'
  if (policySlugs.includes(slug)) return `/terms-of-service/${slug}`
  return pageSlugs.includes(slug) ? `/${slug}` : undefined
}

export function categoryPath(slug: string): string {
  return `/shop/main/category/${slug}/product`
}

/** Articles stand in their library, posts in none. */
export function shelfPath(library: string | null): string {
  return library === null ? '/posts' : `/articles/${library}`
}

export function productPath(id: string, title: LocalizedText, locale: Locale): string {
  const slug = slugify(say(title, locale))
  return `/shop/main/product/${id}${slug && `/${slug}`}`
}

/** The address of a page in each language, absolute and encoded. */
export function addresses(
  publicUrl: string,
  path: (locale: Locale) => string,
): Readonly<Record<Locale, string>> {
  const [en, zh, cn] = locales.map((locale) => {
    const prefix = locale === defaultLocale ? '' : `/${locale}`
    const own = path(locale)
    return new URL(prefix + (own === '/' && prefix !== '' ? '' : own), publicUrl).href
  })
  return { en: en ?? '', zh: zh ?? '', cn: cn ?? '' }
}
