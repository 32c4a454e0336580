import type { Answer } from '#contract/client.ts'
import { formatDay, hongKongDay } from '#domain/dates.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { libraryPath, postsPath } from '../paths.ts'
import type { CardView } from '../product/card-view.ts'
import type { CommentView } from './comment-view.ts'

/** An article or a post in one language: both are shown as stories. */
export interface EntryCardView {
  id: string
  title: string
  description: string
  /** Unprefixed. */
  path: string
  picture: EntryPicture | null
  /** DD/MM/YYYY */
  date: string
  /** The first of its categories. */
  category: string
}

export interface EntryPicture {
  file: string
  width: number
  height: number
  background: string
  alt: string
}

export interface EntryView extends EntryCardView {
  kind: ContentCategory['kind']
  shelf: { title: string; path: string }
  /** For search engines. */
  head: { title: string; description: string; image?: string }
  author: string
  /** ISO 8601, for search engines. */
  published: string
  updated: string
  /** Sanitized on the server; its headings have anchors. */
  html: string
  headings: readonly { title: string }[]
  tags: readonly string[]
  pictures: readonly EntryPicture[]
  likes: number
  garments: readonly CardView[]
  related: readonly EntryCardView[]
  comments: readonly CommentView[]
}

export interface EntryListView {
  title: string
  description: string
  /** Unprefixed path of the unfiltered first page. */
  path: string
  categories: readonly { slug: string; title: string; count: number }[]
  category: string | null
  stories: readonly EntryCardView[]
  page: number
  pages: number
}

/** Where stories are listed: the posts, or one library of articles. */
export type ContentCategory = { kind: 'post' } | { kind: 'article'; library: string }

type Card =
  | Answer<'GET /posts/filter'>['data'][number]
  | Answer<'GET /libraries/{library_slug}/articles/filter'>['data'][number]

export function categoryPath(shelf: ContentCategory): string {
  return shelf.kind === 'post' ? postsPath : libraryPath(shelf.library)
}

export function entryCardView(card: Card, locale: Locale): EntryCardView {
  const shelf: ContentCategory =
    'library' in card ? { kind: 'article', library: card.library.slug } : { kind: 'post' }
  const [category] = card.categories
  return {
    id: card._id,
    title: localize(card.title, locale),
    description: localize(card.description, locale),
    path: `${categoryPath(shelf)}/${card.slug}`,
    picture: entryPictures(card, locale)[0] ?? null,
    date: formatDay(hongKongDay(new Date(card.date))),
    category: category ? localize(category.title, locale) : '',
  }
}

export function entryPictures({ images }: Pick<Card, 'images'>, locale: Locale): EntryPicture[] {
  return images.map(({ file_id, width, height, background, alt }) => ({
    file: file_id,
    width,
    height,
    background,
    alt: localize(alt, locale),
  }))
}
