import { articlePictures } from './journal/article-pictures.ts'
import { fitting } from './journal/fitting.ts'
import { keeping } from './journal/keeping.ts'
import { making } from './journal/making.ts'
import { postPictures } from './journal/post-pictures.ts'
import { lookPosts } from './journal/posts-looks.ts'
import { newsPosts } from './journal/posts-news.ts'
import { piecePosts } from './journal/posts-pieces.ts'
import type { EntryPicture } from './journal/entry-picture.ts'
import type { DemoEntry } from './journal/story.ts'
import { washing } from './journal/washing.ts'
import { weather } from './journal/weather.ts'

/** Articles by the slug of their library. */
export const articles: Readonly<Record<string, readonly DemoEntry[]>> = {
  journal: [...making, ...weather],
  'care-guide': [...washing, ...keeping, ...fitting],
}

export const posts: readonly DemoEntry[] = [...newsPosts, ...piecePosts, ...lookPosts]

/** The pictures of a story; the first is the one shown in lists. */
export function picturesOf({ slug }: DemoEntry): readonly EntryPicture[] {
  const pictures = articlePictures[slug] ?? postPictures[slug]
  if (!pictures) throw new Error(`the story ${slug} has no pictures`)
  return pictures
}
