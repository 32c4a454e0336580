import { htmlLang, localize, type Locale } from '#domain/locale.ts'
import { cached } from '../../platform/cache/cached.ts'
import type { Ctx } from '../../platform/context.ts'
import { readBrand } from '../../settings/brand.ts'
import { addresses, contentCategoryPath } from '../sitemap/addresses.ts'
import { listEntries } from '../sitemap/queries.ts'
import { element, escaped, xmlHead } from '../xml.ts'

const mostEntries = 50

/** The newest articles and posts as an Atom feed. */
export function journalFeed(ctx: Ctx, locale: Locale): Promise<string> {
  return cached(ctx, `journal-feed:${locale}`, async () => {
    const [brand, listed] = await Promise.all([readBrand(ctx), listEntries(ctx.db, ctx.clock())])
    const newest = listed
      .toSorted((a, b) => b.published_at.getTime() - a.published_at.getTime())
      .slice(0, mostEntries)
    const name = localize(brand.name, locale)
    const own = `${ctx.settings.publicUrl}/feeds/journal-${locale}.xml`
    const changes = newest.map(({ updated_at }) => updated_at.getTime())
    const value = [
      `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${htmlLang[locale]}">`,
      element('id', own),
      element('title', name),
      element('updated', new Date(Math.max(0, ...changes)).toISOString()),
      `<author>${element('name', name)}</author>`,
      `<link rel="self" href="${escaped(own)}"/>`,
      `<link href="${escaped(addresses(ctx.settings.publicUrl, () => '/posts')[locale])}"/>`,
      ...newest.map((entry) => entryXml(ctx, entry, locale)),
      '</feed>\n',
    ].join('\n')
    return { value, tags: ['articles', 'posts', 'configuration'] }
  })
}

type Entry = Awaited<ReturnType<typeof listEntries>>[number]

function entryXml(ctx: Ctx, entry: Entry, locale: Locale): string {
  const path = `${contentCategoryPath(entry.library)}/${entry.slug}`
  const url = addresses(ctx.settings.publicUrl, () => path)[locale]
  return [
    '<entry>',
    element('id', url),
    element('title', localize(entry.title, locale)),
    element('summary', localize(entry.description, locale)),
    element('published', entry.published_at.toISOString()),
    element('updated', entry.updated_at.toISOString()),
    `<link href="${escaped(url)}"/>`,
    '</entry>',
  ].join('')
}
