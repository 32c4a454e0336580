import { data, redirect, type RouterContextProvider } from 'react-router'
import { ApiError, type ApiClient } from '#contract/client.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { localePath } from '../locale.ts'
import { lazyMessagesIn } from '../messages/lazy-message-set.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import { entryListSearch } from './entry-list-search.ts'
import {
  categoryPath,
  entryCardView,
  type ContentCategory,
  type EntryListView,
} from './entry-view.ts'

const perPage = 12
const maxCategories = 100

/**
 * One page of a shelf. Throws not found for an unknown shelf or category; a page past the end
 * redirects to the last.
 */
export async function loadEntryList(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  contentCategory: ContentCategory,
): Promise<EntryListView> {
  const api = context.get(apiContext)
  const locale = context.get(localeContext)
  const given = new URL(request.url).searchParams
  const category = given.get('category')
  const asked = Math.max(1, Math.trunc(Number(given.get('page') ?? 1)) || 1)
  const query = { page: asked, per_page: perPage, ...(category && { category_ids: category }) }
  const categories = await loadCategories(api, contentCategory, locale)
  if (category !== null && categories.every(({ slug }) => slug !== category)) throw notThere()
  const found = await ask(api, contentCategory, query)
  const pages = Math.max(1, Math.ceil(found.total / perPage))
  const path = categoryPath(contentCategory)
  if (asked > pages) throw redirect(localePath(locale, path + entryListSearch(category, pages)))
  return {
    ...(await wordsOf(api, contentCategory, locale)),
    path,
    categories: categories.filter(({ count }) => count > 0),
    category,
    stories: found.data.map((card) => entryCardView(card, locale)),
    page: asked,
    pages,
  }
}

interface ListQuery {
  page: number
  per_page: number
  category_ids?: string
}

async function ask(api: ApiClient, contentCategory: ContentCategory, query: ListQuery) {
  if (contentCategory.kind === 'post') return api('GET /posts/filter', { query })
  const params = { library_slug: contentCategory.library }
  return orNotThere(api('GET /libraries/{library_slug}/articles/filter', { params, query }))
}

async function loadCategories(api: ApiClient, contentCategory: ContentCategory, locale: Locale) {
  const query = { per_page: maxCategories, sort_by: 'position' as const }
  if (contentCategory.kind === 'post') {
    const { data: found } = await api('GET /posts/category/all', { query })
    return found.map(({ slug, title, post_count: count }) => ({
      slug,
      title: localize(title, locale),
      count,
    }))
  }
  const { data: found } = await orNotThere(
    api('GET /libraries/{library_slug}/articles/categories/all', {
      params: { library_slug: contentCategory.library },
      query,
    }),
  )
  return found.map(({ slug, title, article_count: count }) => ({
    slug,
    title: localize(title, locale),
    count,
  }))
}

/** The title and description of a shelf; a library without articles is not found. */
async function wordsOf(
  api: ApiClient,
  contentCategory: ContentCategory,
  locale: Locale,
): Promise<Pick<EntryListView, 'title' | 'description'>> {
  if (contentCategory.kind === 'post') {
    const { posts, postsText } = lazyMessagesIn(locale).journal
    return { title: posts, description: postsText }
  }
  const { data: libraries } = await api('GET /libraries/all')
  const library = libraries.find(({ slug }) => slug === contentCategory.library)
  if (!library) throw notThere()
  return {
    title: localize(library.title, locale),
    description: localize(library.description, locale),
  }
}

export function orNotThere<Value>(answer: Promise<Value>): Promise<Value> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw notThere()
    throw error
  })
}

function notThere() {
  return data(null, { status: 404 })
}
