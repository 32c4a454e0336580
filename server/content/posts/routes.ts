import * as endpoints from '#contract/endpoints/posts.ts'
import type { Ctx } from '../../platform/context.ts'
import { presentPage } from '../../platform/http/paging.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import { serve, type App } from '../../platform/http/serve.ts'
import { relatedTo } from '../journal/related-stories.ts'
import { inWantedOrder } from '../journal/story-order.ts'
import { pageOfCategories, postsIn } from './categories.ts'
import { getPost, postTag } from './find-post.ts'
import { likePost } from './like-post.ts'
import { presentPost, presentPosts } from './present.ts'
import { allPosts, findLikedPosts, postWords } from './queries.ts'
import { pageOfReviews, reviewPost } from './reviews.ts'

export function postRoutes(app: App, ctx: Ctx): void {
  listRoutes(app, ctx)
  likeRoutes(app, ctx)
  reviewRoutes(app, ctx)

  serve(app, ctx, endpoints.getPost, async ({ params }, { account, tag }) => {
    const post = await getPost(ctx, params.id)
    if (!account) tag('posts', postTag(post.id), 'products')
    return presentPost(ctx, post, account)
  })
}

function listRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.listPostCategories, async ({ query }, { tag }) => {
    const { data, total } = await pageOfCategories(ctx, query)
    tag('posts')
    return presentPage('/posts/category/all', query, data, total)
  })

  serve(app, ctx, endpoints.filterPosts, async ({ query }, { account, tag }) => {
    const posts = query.category_ids
      ? await postsIn(ctx, query.category_ids, query.logic_gate)
      : await allPosts(ctx)
    const found = await inWantedOrder(ctx, 'posts', posts, () => postWords(ctx), query)
    const shown = found.slice((query.page - 1) * query.per_page, query.page * query.per_page)
    if (!account) tag('posts', 'configuration', ...shown.map(({ id }) => postTag(id)))
    const data = await presentPosts(ctx, shown, account)
    return presentPage('/posts/filter', query, data, found.length)
  })

  serve(app, ctx, endpoints.relatedPosts, async ({ query }, { tag }) => {
    const post = await getPost(ctx, query.post_id)
    tag('posts')
    const related = relatedTo(post, await allPosts(ctx), query.items_per_page)
    return { data: related.map(({ id }) => `/api/customer/posts/${id}/details`) }
  })
}

function likeRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.likedPosts, async ({ query }, { account }) => {
    const posts = await allPosts(ctx)
    const ids = await findLikedPosts(ctx.db, account.id)
    const liked = ids.flatMap((id) => posts.find((post) => post.id === id) ?? [])
    const shown = liked.slice((query.page - 1) * query.per_page, query.page * query.per_page)
    const data = await presentPosts(ctx, shown, account)
    return presentPage('/posts/liked/all', query, data, liked.length)
  })

  serve(app, ctx, endpoints.likePost, async ({ params }, { account, remember }) => {
    await countAgainst(ctx, limits.likes, account.id)
    const { id } = await getPost(ctx, params.id)
    return likePost(ctx, { accountId: account.id, postId: id, remember })
  })
}

function reviewRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.listPostReviews, async ({ params, query }, { account, tag }) => {
    const { id } = await getPost(ctx, params.id)
    if (!account) tag('posts', postTag(id))
    const { data, total } = await pageOfReviews(ctx, id, account, query)
    return presentPage(`/posts/${id}/reviews`, query, data, total)
  })

  serve(app, ctx, endpoints.reviewPost, async ({ body }, { account, remember }) => {
    await countAgainst(ctx, limits.postReviews, account.id)
    const { id } = await getPost(ctx, body._id)
    return reviewPost(ctx, { account, postId: id, comment: body.comment, remember })
  })
}
