import type { MetaDescriptor } from 'react-router'
import { htmlLang, type Locale } from '#domain/locale.ts'
import { localeOfPath, localePath, unprefixedPath } from '../locale.ts'
import { languagesOf, type ShopData } from '../shop-data.ts'

export interface PageHead {
  /** Without the brand, which is appended. Absent: the brand alone. */
  title?: string
  description: string
  /** Query of the canonical URL, e.g. `?page=2`; filters and sorting are left out. */
  canonicalSearch?: string
  /** Unprefixed, by language, if the URL itself is translated. */
  paths?: Readonly<Record<Locale, string>>
  /** False for search results, filtered lists and personal pages. */
  isIndexed?: boolean
  /** URL of the sharing image; defaults to the shop's. */
  image?: string
  type?: 'website' | 'article' | 'product'
  data?: readonly object[]
}

/** The part of React Router's `meta` arguments used here. */
export interface HeadArgs {
  location: { pathname: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

// spec §1: page metadata is English with a Hong Kong locale, whatever the language of the page.
const openGraphLocale: Readonly<Record<Locale, string>> = { en: 'en_HK', zh: 'zh_HK', cn: 'zh_CN' }
/** Search engines want the script, not the region. */
const alternateLang: Readonly<Record<Locale, string>> = { ...htmlLang, zh: 'zh-Hant' }

export function pageHead({ location, matches }: HeadArgs, page: PageHead): MetaDescriptor[] {
  const shop = shopDataOf(matches)
  if (!shop) return [{ title: page.title ?? '' }]
  const locale = localeOfPath(location.pathname)
  const { shown, fallback } = languagesOf(shop)
  const here = unprefixedPath(location.pathname)
  const url = (to: Locale) =>
    shop.publicUrl + localePath(to, (page.paths?.[to] ?? here) + (page.canonicalSearch ?? ''))
  const title = withBrand(page.title, shop)
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.isIndexed === false ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: url(locale) },
    ...shown.map((to) => alternateLink(alternateLang[to], url(to))),
    alternateLink('x-default', url(fallback)),
    ...property('og:title', title),
    ...property('og:description', page.description),
    ...property('og:type', page.type ?? 'website'),
    ...property('og:url', url(locale)),
    ...property('og:site_name', shop.siteName),
    ...sharedPictures(page.image ?? shop.brand.social_image, shop.publicUrl),
    ...property('og:locale', openGraphLocale.en),
    ...shown
      .filter((to) => to !== 'en')
      .flatMap((to) => property('og:locale:alternate', openGraphLocale[to])),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.data ?? []).map((object) => ({ 'script:ld+json': { ...object } })),
  ]
}

/** spec §1: titles carry a brand suffix. Just the brand if the page has no title. */
export function withBrand(title: string | undefined, { siteName }: Pick<ShopData, 'siteName'>) {
  return title ? `${title} | ${siteName}` : siteName
}

/** The given image, or the shop's two: a large one for cards, and the small square of spec §9. */
function sharedPictures(given: string, publicUrl: string): MetaDescriptor[] {
  if (given !== '') return property('og:image', absolute(given, publicUrl))
  return [
    ...sizedPicture(`${publicUrl}/social.png`, 1200, 630),
    ...sizedPicture(`${publicUrl}/social-square.png`, 255, 255),
  ]
}

function sizedPicture(url: string, width: number, height: number): MetaDescriptor[] {
  return [
    ...property('og:image', url),
    ...property('og:image:width', String(width)),
    ...property('og:image:height', String(height)),
  ]
}

export function absolute(path: string, publicUrl: string): string {
  return new URL(path, publicUrl).href
}

function alternateLink(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}

function property(name: string, content: string): MetaDescriptor[] {
  return [{ property: name, content }]
}

export function shopDataOf(matches: HeadArgs['matches']): ShopData | undefined {
  const data = matches.find((match) => match?.id === 'root')?.loaderData
  return isShopData(data) ? data : undefined
}

function isShopData(data: unknown): data is ShopData {
  return typeof data === 'object' && data !== null && 'brand' in data
}
