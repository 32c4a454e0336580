import * as endpoints from '#contract/endpoints/articles.ts'
import type { Ctx } from '../../platform/context.ts'
import { presentPage } from '../../platform/http/paging.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import { serve, type App } from '../../platform/http/serve.ts'
import { relatedTo } from '../journal/related-stories.ts'
import { inWantedOrder } from '../journal/story-order.ts'
import { storyNamed } from '../journal/story.ts'
import { categoryTree, isInAny, meantCategories, pageOfCategories } from './categories.ts'
import { articleTag, getArticle, getLibrary } from './find-article.ts'
import { likeArticle } from './like-article.ts'
import { presentArticle, presentArticles } from './present.ts'
import { allArticles, articleWords, findLikedArticles } from './queries.ts'

/** More would not be a list any more. */
const mostIds = 100

export function articleRoutes(app: App, ctx: Ctx): void {
  categoryRoutes(app, ctx)
  listRoutes(app, ctx)
  likeRoutes(app, ctx)

  serve(app, ctx, endpoints.getArticle, async ({ params }, { account, tag }) => {
    const article = await getArticle(ctx, params.id)
    if (!account) tag('articles', articleTag(article.id), 'products')
    return presentArticle(ctx, article, account)
  })
}

function categoryRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.listArticleCategories, async ({ params, query }, { tag }) => {
    const library = await getLibrary(ctx, params.library_slug)
    const { data, total } = await pageOfCategories(ctx, library, query)
    tag('articles')
    return presentPage(`/libraries/${library.slug}/articles/categories/all`, query, data, total)
  })

  serve(app, ctx, endpoints.articleCategoryHierarchy, async ({ params }, { tag }) => {
    const library = await getLibrary(ctx, params.library_slug)
    tag('articles')
    return { data: await categoryTree(ctx, library) }
  })
}

function listRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.filterArticles, async ({ params, query }, { account, tag }) => {
    const library = await getLibrary(ctx, params.library_slug)
    const meant = query.category_ids && (await meantCategories(ctx, library, query.category_ids))
    const articles = (await allArticles(ctx)).filter(
      (article) => article.library.id === library.id && (!meant || isInAny(article, meant)),
    )
    const found = await inWantedOrder(ctx, 'articles', articles, () => articleWords(ctx), query)
    const shown = found.slice((query.page - 1) * query.per_page, query.page * query.per_page)
    if (!account) tag('articles', 'configuration', ...shown.map(({ id }) => articleTag(id)))
    const data = await presentArticles(ctx, shown, account)
    return presentPage(`/libraries/${library.slug}/articles/filter`, query, data, found.length)
  })

  serve(app, ctx, endpoints.relatedArticles, async ({ params, query }, { tag }) => {
    const library = await getLibrary(ctx, params.library_slug)
    const article = await getArticle(ctx, query.article_id)
    tag('articles')
    const others = (await allArticles(ctx)).filter((each) => each.library.id === library.id)
    const related = relatedTo(article, others, query.items_per_page)
    return { data: related.map(({ id }) => `/api/customer/articles/${id}/details`) }
  })

  serve(app, ctx, endpoints.articlesByIds, async ({ query }, { account, tag }) => {
    const articles = await allArticles(ctx)
    const asked = [...new Set(query._ids)].slice(0, mostIds)
    const found = asked.flatMap((id) => storyNamed(articles, id) ?? [])
    if (!account) tag('articles', ...found.map(({ id }) => articleTag(id)))
    return { data: await presentArticles(ctx, found, account) }
  })
}

function likeRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.likedArticles, async ({ query }, { account }) => {
    const articles = await allArticles(ctx)
    const ids = await findLikedArticles(ctx.db, account.id)
    const liked = ids.flatMap((id) => articles.find((article) => article.id === id) ?? [])
    const shown = liked.slice((query.page - 1) * query.per_page, query.page * query.per_page)
    const data = await presentArticles(ctx, shown, account)
    return presentPage('/articles/liked/all', query, data, liked.length)
  })

  serve(app, ctx, endpoints.likeArticle, async ({ params }, { account, remember }) => {
    await countAgainst(ctx, limits.likes, account.id)
    const { id } = await getArticle(ctx, params.id)
    return likeArticle(ctx, { accountId: account.id, articleId: id, remember })
  })
}
