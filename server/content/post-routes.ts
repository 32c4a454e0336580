import * as endpoints from '#contract/endpoints/posts.ts'
import type { Ctx } from '../platform/context.ts'
import { pageSlice, presentPage } from '../platform/http/paging.ts'
import { countAgainst, limits } from '../platform/http/rate-limit.ts'
import type { App } from '../platform/http/app.ts'
import { serve, serveSteps } from '../platform/http/serve.ts'
import { readLimits } from '../settings/limits.ts'
import { inCategories, postCategoryPage } from './categories.ts'
import { entryTag, entryTags } from './kinds.ts'
import { likeEntry } from './like-entry.ts'
import { findLikedIds } from './likes.ts'
import { presentPost, presentPosts } from './present-entry.ts'
import { allCategories, allPosts } from './queries.ts'
import { relatedTo } from './related-entries.ts'
import { pageOfReviews, reviewPost } from './reviews/reviews.ts'
import { inWantedOrder } from './entry-order.ts'
import { getEntry, pickEntries } from './content-entry.ts'

export function postRoutes(app: App, ctx: Ctx): void {
  listRoutes(app, ctx)
  likeRoutes(app, ctx)
  reviewRoutes(app, ctx)

  serve(app, ctx, endpoints.getPost, async ({ params }, { account, tag }) => {
    const post = getEntry(await allPosts(ctx), params.id)
    if (!account) tag('posts', entryTag('post', post.id), 'products')
    return presentPost(ctx, post, account)
  })
}

function listRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.listPostCategories, async ({ query }, { tag }) => {
    const { data, total } = await postCategoryPage(ctx, query)
    tag('posts')
    return presentPage('/posts/category/all', query, data, total)
  })

  serve(app, ctx, endpoints.filterPosts, async ({ query }, { account, tag }) => {
    const { category_ids, logic_gate } = query
    const all = await allPosts(ctx)
    const posts = category_ids
      ? inCategories(all, await allCategories(ctx, 'post'), category_ids, logic_gate)
      : all
    const found = await inWantedOrder(ctx, 'post', posts, query)
    const shown = pageSlice(found, query)
    if (!account) tag('posts', 'configuration', ...entryTags('post', shown))
    const data = await presentPosts(ctx, shown, account)
    return presentPage('/posts/filter', query, data, found.length)
  })

  serve(app, ctx, endpoints.relatedPosts, async ({ query }, { tag }) => {
    const posts = await allPosts(ctx)
    const post = getEntry(posts, query.post_id)
    tag('posts')
    const related = relatedTo(post, posts, query.items_per_page)
    return { data: related.map(({ id }) => `/api/customer/posts/${id}/details`) }
  })
}

function likeRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.likedPosts, async ({ query }, { account }) => {
    const liked = pickEntries(await allPosts(ctx), await findLikedIds(ctx.db, 'post', account.id))
    const data = await presentPosts(ctx, pageSlice(liked, query), account)
    return presentPage('/posts/liked/all', query, data, liked.length)
  })

  serveSteps(app, ctx, endpoints.likePost, async ({ commit }, { params }, { account }) => {
    await countAgainst(ctx, limits.likes, account.id)
    const { id } = getEntry(await allPosts(ctx), params.id)
    return commit(async (trx) => {
      const liked = await likeEntry(trx, ctx, 'post', { accountId: account.id, entryId: id })
      return { ...liked, liked_account_ids: liked.is_liked ? [account.id] : [] }
    })
  })
}

function reviewRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.listPostReviews, async ({ params, query }, { account, tag }) => {
    const { id } = getEntry(await allPosts(ctx), params.id)
    if (!account) tag('posts', entryTag('post', id))
    const { data, total } = await pageOfReviews(ctx, id, account, query)
    return presentPage(`/posts/${id}/reviews`, query, data, total)
  })

  serveSteps(app, ctx, endpoints.reviewPost, async ({ commit }, { body }, { account }) => {
    await countAgainst(ctx, limits.postReviews, account.id)
    const { id: postId } = getEntry(await allPosts(ctx), body._id)
    const { comments_wait: isWaiting } = await readLimits(ctx)
    const review = { account, postId, comment: body.comment, isWaiting }
    return commit((trx) => reviewPost(trx, ctx, review))
  })
}
