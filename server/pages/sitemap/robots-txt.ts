import { defaultLocale, locales } from '#domain/locale.ts'

/** Personal pages, and URLs with side effects. */
const closed = [
  '/account',
  '/authentication/',
  '/result/',
  '/shop/main/cart',
  '/shop/main/checkout',
  '/shop/main/order',
  '/shop/main/wishlist',
]
const closedEverywhere = ['/api/', '/language/', '/staff']

export function robotsTxt(publicUrl: string): string {
  const prefixes = locales.map((locale) => (locale === defaultLocale ? '' : `/${locale}`))
  const paths = prefixes.flatMap((prefix) => closed.map((path) => prefix + path))
  return [
    'User-agent: *',
    ...[...paths, ...closedEverywhere].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
