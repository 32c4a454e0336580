import { redirect, type RouterContextProvider } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { localePath } from '../locale.ts'
import { lazyMessagesIn } from '../messages/lazy-message-set.ts'
import { renderMarkdown, withAnchors } from '../content/markdown.server.ts'
import { headOf } from '../head/head-text.server.ts'
import { cardView } from '../product/card-view.ts'
import { findCards } from '../product/find-cards.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import { commentView, type CommentView } from './comment-view.ts'
import { orNotThere } from './load-entry-list.server.ts'
import {
  categoryPath,
  entryCardView,
  entryPictures,
  type ContentCategory,
  type EntryCardView,
  type EntryView,
} from './entry-view.ts'

const maxRelated = 3
const maxGarments = 4

/** A story by slug; its `_id` or a wrong library redirects to its canonical URL. */
export async function loadEntry(
  context: Readonly<RouterContextProvider>,
  asked: { shelf: ContentCategory; slug: string },
): Promise<EntryView> {
  const api = context.get(apiContext)
  const locale = context.get(localeContext)
  const entry = await findEntryBySlug(api, asked)
  const card = entryCardView(entry, locale)
  if (card.path !== `${categoryPath(asked.shelf)}/${asked.slug}`) {
    throw redirect(localePath(locale, card.path), 301)
  }
  const [garments, related, comments] = await Promise.all([
    findCards(api, entry.product_ids.slice(0, maxGarments)),
    loadRelated(api, asked.shelf, entry._id, locale),
    asked.shelf.kind === 'post' ? loadComments(api, entry._id) : [],
  ])
  return {
    ...card,
    kind: asked.shelf.kind,
    shelf: {
      title:
        'library' in entry
          ? localize(entry.library.title, locale)
          : lazyMessagesIn(locale).journal.posts,
      path: categoryPath(asked.shelf),
    },
    author: localize(entry.author, locale),
    published: entry.date,
    updated: entry.updated_at,
    head: headOf(entry, locale),
    ...withAnchors(renderMarkdown(localize(entry.body, locale), locale)),
    tags: entry.tags.map((tag) => localize(tag, locale)),
    pictures: entryPictures(entry, locale),
    likes: entry.liked_count,
    garments: garments.map((garment) => cardView(garment, locale)),
    related,
    comments,
  }
}

function findEntryBySlug(
  api: ApiClient,
  { shelf, slug: id }: { shelf: ContentCategory; slug: string },
) {
  if (shelf.kind === 'post') return orNotThere(api('GET /posts/{id}/details', { params: { id } }))
  return orNotThere(api('GET /articles/{id}/details', { params: { id } }))
}

async function loadComments(api: ApiClient, id: string): Promise<CommentView[]> {
  const { data: reviews } = await api('GET /posts/{id}/reviews', { params: { id } })
  return reviews.map(commentView)
}

async function loadRelated(
  api: ApiClient,
  shelf: ContentCategory,
  id: string,
  locale: Locale,
): Promise<EntryCardView[]> {
  if (shelf.kind === 'post') {
    const { data: urls } = await api('GET /posts/related-posts-urls', {
      query: { post_id: id, items_per_page: maxRelated },
    })
    const posts = await Promise.all(
      idsIn(urls).map((each) => api('GET /posts/{id}/details', { params: { id: each } })),
    )
    return posts.map((post) => entryCardView(post, locale))
  }
  const { data: urls } = await api('GET /libraries/{library_slug}/articles/related-articles-urls', {
    params: { library_slug: shelf.library },
    query: { article_id: id, items_per_page: maxRelated },
  })
  const ids = idsIn(urls)
  if (ids.length === 0) return []
  const { data: articles } = await api('GET /articles/ids', { query: { _ids: ids.join(',') } })
  return articles.map((article) => entryCardView(article, locale))
}

function idsIn(urls: readonly string[]): string[] {
  return urls.flatMap((url) => /\/([^/]+)\/details$/.exec(url)?.[1] ?? [])
}
