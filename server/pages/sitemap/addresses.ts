import {
  defaultLocale,
  locales,
  localize,
  type Locale,
  type LocalizedText,
} from '#domain/locale.ts'
import { slugify } from '#domain/slug.ts'

export function categoryPath(slug: string): string {
  return `/shop/main/category/${slug}/product`
}

/** Articles belong to a library, posts to none. */
export function contentCategoryPath(library: string | null): string {
  return library === null ? '/posts' : `/articles/${library}`
}

export function productPath(id: string, title: LocalizedText, locale: Locale): string {
  const slug = slugify(localize(title, locale))
  return `/shop/main/product/${id}${slug && `/${slug}`}`
}

/** A page's absolute, encoded URL in each language. */
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
