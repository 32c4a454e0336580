import type { Languages } from '#domain/languages.ts'
import { htmlLang, type Locale } from '#domain/locale.ts'
import { element, escaped, xmlHead } from '../xml.ts'

export interface SitemapEntry {
  addresses: Readonly<Record<Locale, string>>
  changedAt: Date
  /** Absolute URLs. */
  images?: readonly string[]
}

/** Search engines expect the script, not the region. */
const hrefLang: Readonly<Record<Locale, string>> = { ...htmlLang, zh: 'zh-Hant' }

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** Every page in every language of the shop, each with links to its other languages. */
export function sitemapXml(entries: readonly SitemapEntry[], languages: Languages): string {
  const urls = entries.flatMap((entry) =>
    languages.shown.map((locale) => urlXml(entry, locale, languages)),
  )
  return `${xmlHead}<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`
}

export function sitemapIndexXml(files: readonly { address: string; changedAt: Date }[]): string {
  const items = files.map(
    ({ address, changedAt }) =>
      `<sitemap>${element('loc', address)}${element('lastmod', changedAt.toISOString())}</sitemap>`,
  )
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</sitemapindex>\n`
}

function urlXml(
  { addresses, changedAt, images = [] }: SitemapEntry,
  locale: Locale,
  { shown, fallback }: Languages,
): string {
  return [
    '<url>',
    element('loc', addresses[locale]),
    element('lastmod', changedAt.toISOString()),
    ...shown.map((to) => alternate(hrefLang[to], addresses[to])),
    alternate('x-default', addresses[fallback]),
    ...images.map((image) => `<image:image>${element('image:loc', image)}</image:image>`),
    '</url>',
  ].join('')
}

function alternate(lang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(address)}"/>`
}
