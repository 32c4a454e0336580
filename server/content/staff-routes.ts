import * as articles from '#contract/staff/articles.ts'
import * as posts from '#contract/staff/posts.ts'
import type { Ctx } from '../platform/context.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import type { App } from '../platform/http/app.ts'
import { serveStaff, serveStaffWrite } from '../platform/http/serve-staff.ts'
import { decideReview, deleteReview, listStaffReviews } from './reviews/moderate-review.ts'
import {
  changeArticleCategory,
  changePostCategory,
  createArticleCategory,
  createPostCategory,
} from './save-category.ts'
import { changeEntry, createEntry } from './save-entry.ts'
import { changeLibrary, createLibrary } from './save-library.ts'
import { getStaffEntry, listStaffEntries } from './staff-entries.ts'
import {
  listStaffArticleCategories,
  listStaffLibraries,
  listStaffPostCategories,
} from './staff-categories.ts'

export function staffEntryRoutes(app: App, ctx: Ctx): void {
  libraryRoutes(app, ctx)
  articleCategoryRoutes(app, ctx)
  articleRoutes(app, ctx)
  postCategoryRoutes(app, ctx)
  postRoutes(app, ctx)
  postReviewRoutes(app, ctx)
}

function articleRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, articles.listArticles, async ({ query }) => {
    const { data, total } = await listStaffEntries(ctx.db, 'article', query)
    return presentStaffPage('/articles', query, data, total)
  })

  serveStaff(app, ctx, articles.getArticle, async ({ params }) =>
    getStaffEntry(ctx.db, 'article', params.id),
  )

  serveStaffWrite(app, ctx, articles.createArticle, async (trx, { body }, { changes }) => {
    const { library_id: libraryId, ...entry } = body
    return createEntry(trx, ctx, libraryId, entry, changes)
  })

  serveStaffWrite(app, ctx, articles.changeArticle, async (trx, { params, body }, { changes }) =>
    changeEntry(trx, ctx, 'article', params.id, body, changes),
  )
}

function postRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, posts.listPosts, async ({ query }) => {
    const { data, total } = await listStaffEntries(ctx.db, 'post', query)
    return presentStaffPage('/posts', query, data, total)
  })

  serveStaff(app, ctx, posts.getPost, async ({ params }) =>
    getStaffEntry(ctx.db, 'post', params.id),
  )

  serveStaffWrite(app, ctx, posts.createPost, async (trx, { body }, { changes }) =>
    createEntry(trx, ctx, null, body, changes),
  )

  serveStaffWrite(app, ctx, posts.changePost, async (trx, { params, body }, { changes }) =>
    changeEntry(trx, ctx, 'post', params.id, body, changes),
  )
}

function libraryRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, articles.listLibraries, async () => ({
    data: await listStaffLibraries(ctx.db),
  }))

  serveStaffWrite(app, ctx, articles.createLibrary, async (trx, { body }, { changes }) =>
    createLibrary(trx, ctx, body, changes),
  )

  serveStaffWrite(app, ctx, articles.changeLibrary, async (trx, { params, body }, { changes }) =>
    changeLibrary(trx, ctx, params.id, body, changes),
  )
}

function articleCategoryRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, articles.listArticleCategories, async ({ query }) => ({
    data: await listStaffArticleCategories(ctx.db, query.library_id),
  }))

  serveStaffWrite(app, ctx, articles.createArticleCategory, async (trx, { body }, { changes }) =>
    createArticleCategory(trx, ctx, body, changes),
  )

  serveStaffWrite(
    app,
    ctx,
    articles.changeArticleCategory,
    async (trx, { params, body }, { changes }) =>
      changeArticleCategory(trx, ctx, params.id, body, changes),
  )
}

function postCategoryRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, posts.listPostCategories, async () => ({
    data: await listStaffPostCategories(ctx.db),
  }))

  serveStaffWrite(app, ctx, posts.createPostCategory, async (trx, { body }, { changes }) =>
    createPostCategory(trx, ctx, body, changes),
  )

  serveStaffWrite(app, ctx, posts.changePostCategory, async (trx, { params, body }, { changes }) =>
    changePostCategory(trx, ctx, params.id, body, changes),
  )
}

function postReviewRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, posts.listPostReviews, async ({ query }) => {
    const { data, total } = await listStaffReviews(ctx.db, query)
    return presentStaffPage('/post-reviews', query, data, total)
  })

  serveStaffWrite(app, ctx, posts.approvePostReview, async (trx, { params }, { changes }) =>
    decideReview(trx, ctx, params.id, 'ACTIVE', changes),
  )

  serveStaffWrite(app, ctx, posts.rejectPostReview, async (trx, { params }, { changes }) =>
    decideReview(trx, ctx, params.id, 'REJECTED', changes),
  )

  serveStaffWrite(app, ctx, posts.deletePostReview, async (trx, { params }, { changes }) => {
    await deleteReview(trx, ctx, params.id, changes)
    return {}
  })
}
