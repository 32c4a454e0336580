import { breadcrumbList } from '../head/breadcrumb-list.ts'
import { absolute, pageHead, shopDataOf, type HeadArgs } from '../head/head.ts'
import { localeOfPath, localePath } from '../locale.ts'
import { messagesIn } from '../messages/messages.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { entryListSearch } from './entry-list-search.ts'
import type { EntryListView, EntryView } from './entry-view.ts'

export function entryListHead(args: HeadArgs, list: EntryListView) {
  const locale = localeOfPath(args.location.pathname)
  const { catalogue, content } = messagesIn(locale)
  const { title, page, category, stories: entries } = list
  const head = pageHead(args, {
    title: page > 1 ? catalogue.titleOfPage(title, page) : title,
    description: entries
      .map((entry) => entry.title)
      .join(' · ')
      .slice(0, 155),
    canonicalSearch: entryListSearch(null, page),
    isIndexed: category === null,
    data: [breadcrumbList(args, [{ title: content.home, path: '/' }, { title }])],
  })
  return [...head, feedLink(`/feeds/journal-${locale}.xml`)]
}

/** Feed readers find the journal's feed by its page. */
function feedLink(href: string) {
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href }
}

export function entryHead(args: HeadArgs, entry: EntryView) {
  const locale = localeOfPath(args.location.pathname)
  const { content } = messagesIn(locale)
  const publicUrl = shopDataOf(args.matches)?.publicUrl ?? ''
  const { title, head, shelf, pictures, author, published, updated, path } = entry
  const images = pictures.map(({ file }) => absolute(fileUrl(file, 960), publicUrl))
  const [image] = images
  return pageHead(args, {
    ...(image !== undefined && { image }),
    ...head,
    type: 'article',
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description: head.description,
        image: images,
        datePublished: published,
        dateModified: updated,
        author: { '@type': 'Organization', name: author },
        publisher: { '@id': `${publicUrl}/#shop` },
        mainEntityOfPage: absolute(localePath(locale, path), publicUrl),
      },
      breadcrumbList(args, [
        { title: content.home, path: '/' },
        { title: shelf.title, path: shelf.path },
        { title },
      ]),
    ],
  })
}
