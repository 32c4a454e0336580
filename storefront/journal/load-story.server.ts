import { redirect, type RouterContextProvider } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import { say, type Locale } from '#domain/locale.ts'
import { localePath } from '../locale.ts'
import { lazyMessagesIn } from '../messages/lazy-message-set.ts'
import { cardView } from '../product/card-view.ts'
import { findCards } from '../product/find-cards.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import { commentView, type CommentView } from './comment-view.ts'
import { orNotThere } from './load-story-list.server.ts'
import {
  shelfPath,
  storyCardView,
  storyPictures,
  type Shelf,
  type StoryCardView,
  type StoryView,
} from './story-view.ts'

const mostRelated = 3
const mostGarments = 4

/** A story by slug; its `_id` or a wrong library redirects to its canonical URL. */
export async function loadStory(
  context: Readonly<RouterContextProvider>,
  asked: { shelf: Shelf; slug: string },
): Promise<StoryView> {
  const api = context.get(apiContext)
  const locale = context.get(localeContext)
  const story = await findStory(api, asked)
  const card = storyCardView(story, locale)
  if (card.path !== `${shelfPath(asked.shelf)}/${asked.slug}`) {
    throw redirect(localePath(locale, card.path), 301)
  }
  const [garments, related, comments] = await Promise.all([
    findCards(api, story.product_ids.slice(0, mostGarments)),
    loadRelated(api, asked.shelf, story._id, locale),
    asked.shelf.kind === 'post' ? loadComments(api, story._id) : [],
  ])
  return {
    ...card,
    kind: asked.shelf.kind,
    shelf: {
      title:
        'library' in story
          ? say(story.library.title, locale)
          : lazyMessagesIn(locale).journal.posts,
      path: shelfPath(asked.shelf),
    },
    author: say(story.author, locale),
    published: story.date,
    updated: story.updated_at,
    body: say(story.body, locale),
    tags: story.tags.map((tag) => say(tag, locale)),
    pictures: storyPictures(story, locale),
    likes: story.liked_count,
    garments: garments.map((garment) => cardView(garment, locale)),
    related,
    comments,
  }
}

function findStory(api: ApiClient, { shelf, slug: id }: { shelf: Shelf; slug: string }) {
  if (shelf.kind === 'post') return orNotThere(api('GET /posts/{id}/details', { params: { id } }))
  return orNotThere(api('GET /articles/{id}/details', { params: { id } }))
}

async function loadComments(api: ApiClient, id: string): Promise<CommentView[]> {
  const { data: reviews } = await api('GET /posts/{id}/reviews', { params: { id } })
  return reviews.map(commentView)
}

async function loadRelated(
  api: ApiClient,
  shelf: Shelf,
  id: string,
  locale: Locale,
): Promise<StoryCardView[]> {
  if (shelf.kind === 'post') {
    const { data: urls } = await api('GET /posts/related-posts-urls', {
      query: { post_id: id, items_per_page: mostRelated },
    })
    const posts = await Promise.all(
      idsIn(urls).map((each) => api('GET /posts/{id}/details', { params: { id: each } })),
    )
    return posts.map((post) => storyCardView(post, locale))
  }
  const { data: urls } = await api('GET /libraries/{library_slug}/articles/related-articles-urls', {
    params: { library_slug: shelf.library },
    query: { article_id: id, items_per_page: mostRelated },
  })
  const ids = idsIn(urls)
  if (ids.length === 0) return []
  const { data: articles } = await api('GET /articles/ids', { query: { _ids: ids.join(',') } })
  return articles.map((article) => storyCardView(article, locale))
}

function idsIn(urls: readonly string[]): string[] {
  return urls.flatMap((url) => /\/([^/]+)\/details$/.exec(url)?.[1] ?? [])
}
