import type { Answer } from '#contract/client.ts'
import { formatDay, hongKongDay } from '#domain/dates.ts'
import { say, type Locale } from '#domain/locale.ts'
import { libraryPath, postsPath } from '../paths.ts'
import type { CardView } from '../product/card-view.ts'
import type { CommentView } from './comment-view.ts'

/** An article or a post in one language: both are shown as stories. */
export interface StoryCardView {
  id: string
  title: string
  description: string
  /** Unprefixed. */
  path: string
  picture: StoryPicture | null
  /** DD/MM/YYYY */
  date: string
  /** The first of its categories. */
  category: string
}

export interface StoryPicture {
  file: string
  width: number
  height: number
  background: string
  alt: string
}

export interface StoryView extends StoryCardView {
  kind: Shelf['kind']
  shelf: { title: string; path: string }
  author: string
  /** ISO 8601, for search engines. */
  published: string
  updated: string
  body: string
  tags: readonly string[]
  pictures: readonly StoryPicture[]
  likes: number
  garments: readonly CardView[]
  related: readonly StoryCardView[]
  comments: readonly CommentView[]
}

export interface StoryListView {
  title: string
  /** Unprefixed path of the unfiltered first page. */
  path: string
  categories: readonly { slug: string; title: string; count: number }[]
  category: string | null
  stories: readonly StoryCardView[]
  page: number
  pages: number
}

/** Where stories are listed: the posts, or one library of articles. */
export type Shelf = { kind: 'post' } | { kind: 'article'; library: string }

type Card =
  | Answer<'GET /posts/filter'>['data'][number]
  | Answer<'GET /libraries/{library_slug}/articles/filter'>['data'][number]

export function shelfPath(shelf: Shelf): string {
  return shelf.kind === 'post' ? postsPath : libraryPath(shelf.library)
}

export function storyCardView(card: Card, locale: Locale): StoryCardView {
  const shelf: Shelf =
    'library' in card ? { kind: 'article', library: card.library.slug } : { kind: 'post' }
  const [category] = card.categories
  return {
    id: card._id,
    title: say(card.title, locale),
    description: say(card.description, locale),
    path: `${shelfPath(shelf)}/${card.slug}`,
    picture: storyPictures(card, locale)[0] ?? null,
    date: formatDay(hongKongDay(new Date(card.date))),
    category: category ? say(category.title, locale) : '',
  }
}

export function storyPictures({ images }: Pick<Card, 'images'>, locale: Locale): StoryPicture[] {
  return images.map(({ file_id, width, height, background, alt }) => ({
    file: file_id,
    width,
    height,
    background,
    alt: say(alt, locale),
  }))
}
