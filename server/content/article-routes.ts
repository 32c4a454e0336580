import * as endpoints from '#contract/endpoints/articles.ts'
import type { Ctx } from '../platform/context.ts'
import { pageSlice, presentPage } from '../platform/http/paging.ts'
import { countAgainst, limits } from '../platform/http/rate-limit.ts'
import type { App } from '../platform/http/app.ts'
import { serve, serveSteps } from '../platform/http/serve.ts'
import {
  articleCategoryPage,
  articleCategoryTree,
  categoriesOf,
  inCategories,
} from './categories.ts'
import { entryTag, entryTags } from './kinds.ts'
import { likeEntry } from './like-entry.ts'
import { findLikedIds } from './likes.ts'
import { presentArticle, presentArticles } from './present-entry.ts'
import { allArticles, allLibraries, getLibrary } from './queries.ts'
import { relatedTo } from './related-entries.ts'
import { inWantedOrder } from './entry-order.ts'
import { getEntry, pickEntries } from './content-entry.ts'

const maxIds = 100

export function articleRoutes(app: App, ctx: Ctx): void {
  categoryRoutes(app, ctx)
  listRoutes(app, ctx)
  likeRoutes(app, ctx)

  serve(app, ctx, endpoints.getArticle, async ({ params }, { account, tag }) => {
    const article = getEntry(await allArticles(ctx), params.id)
    if (!account) tag('articles', entryTag('article', article.id), 'products')
    return presentArticle(ctx, article, account)
  })
}

function categoryRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.listLibraries, async (_, { tag }) => {
    tag('articles')
    const articles = await allArticles(ctx)
    const libraries = (await allLibraries(ctx)).map(({ id, slug, title, description }) => ({
      _id: id,
      slug,
      title,
      description,
      article_count: articles.filter(({ library }) => library.id === id).length,
    }))
    return { data: libraries.filter(({ article_count: count }) => count > 0) }
  })

  serve(app, ctx, endpoints.listArticleCategories, async ({ params, query }, { tag }) => {
    const library = await getLibrary(ctx, params.library_slug)
    const { data, total } = await articleCategoryPage(ctx, library, query)
    tag('articles')
    return presentPage(`/libraries/${library.slug}/articles/categories/all`, query, data, total)
  })

  serve(app, ctx, endpoints.articleCategoryHierarchy, async ({ params }, { tag }) => {
    const library = await getLibrary(ctx, params.library_slug)
    tag('articles')
    return { data: await articleCategoryTree(ctx, library) }
  })
}

function listRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.filterArticles, async ({ params, query }, { account, tag }) => {
    const library = await getLibrary(ctx, params.library_slug)
    const own = (await allArticles(ctx)).filter((article) => article.library.id === library.id)
    const articles = query.category_ids
      ? inCategories(own, await categoriesOf(ctx, library), query.category_ids)
      : own
    const found = await inWantedOrder(ctx, 'article', articles, query)
    const shown = pageSlice(found, query)
    if (!account) tag('articles', 'configuration', ...entryTags('article', shown))
    const data = await presentArticles(ctx, shown, account)
    return presentPage(`/libraries/${library.slug}/articles/filter`, query, data, found.length)
  })

  serve(app, ctx, endpoints.relatedArticles, async ({ params, query }, { tag }) => {
    const library = await getLibrary(ctx, params.library_slug)
    const articles = await allArticles(ctx)
    const article = getEntry(articles, query.article_id)
    tag('articles')
    const own = articles.filter((each) => each.library.id === library.id)
    const related = relatedTo(article, own, query.items_per_page)
    return { data: related.map(({ id }) => `/api/customer/articles/${id}/details`) }
  })

  serve(app, ctx, endpoints.articlesByIds, async ({ query }, { account, tag }) => {
    const ids = [...new Set(query._ids)].slice(0, maxIds)
    const found = pickEntries(await allArticles(ctx), ids)
    if (!account) tag('articles', ...entryTags('article', found))
    return { data: await presentArticles(ctx, found, account) }
  })
}

function likeRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.likedArticles, async ({ query }, { account }) => {
    const liked = pickEntries(
      await allArticles(ctx),
      await findLikedIds(ctx.db, 'article', account.id),
    )
    const data = await presentArticles(ctx, pageSlice(liked, query), account)
    return presentPage('/articles/liked/all', query, data, liked.length)
  })

  serveSteps(app, ctx, endpoints.likeArticle, async ({ commit }, { params }, { account }) => {
    await countAgainst(ctx, limits.likes, account.id)
    const { id } = getEntry(await allArticles(ctx), params.id)
    return commit((trx) => likeEntry(trx, ctx, 'article', { accountId: account.id, entryId: id }))
  })
}
