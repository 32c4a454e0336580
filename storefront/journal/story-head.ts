import { breadcrumbList } from '../head/breadcrumb-list.ts'
import { absolute, pageHead, shopDataOf, type HeadArgs } from '../head/head.ts'
import { localeOfPath, localePath } from '../locale.ts'
import { messagesIn } from '../messages/messages.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { storyListSearch } from './story-list-search.ts'
import type { StoryListView, StoryView } from './story-view.ts'

export function storyListHead(args: HeadArgs, list: StoryListView) {
  const { catalogue, content } = messagesIn(localeOfPath(args.location.pathname))
  const { title, page, category, stories } = list
  return pageHead(args, {
    title: page > 1 ? catalogue.titleOfPage(title, page) : title,
    description: stories
      .map((story) => story.title)
      .join(' · ')
      .slice(0, 155),
    canonicalSearch: storyListSearch(null, page),
    isIndexed: category === null,
    data: [breadcrumbList(args, [{ title: content.home, path: '/' }, { title }])],
  })
}

export function storyHead(args: HeadArgs, story: StoryView) {
  const locale = localeOfPath(args.location.pathname)
  const { content } = messagesIn(locale)
  const publicUrl = shopDataOf(args.matches)?.publicUrl ?? ''
  const { title, description, shelf, pictures, author, published, updated, path } = story
  const images = pictures.map(({ file }) => absolute(fileUrl(file, 960), publicUrl))
  const [image] = images
  return pageHead(args, {
    title,
    description,
    type: 'article',
    ...(image !== undefined && { image }),
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description,
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
