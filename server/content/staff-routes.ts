import * as articles from '#contract/staff/articles.ts'
import * as posts from '#contract/staff/posts.ts'
import type { Ctx } from '../platform/context.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/serve.ts'
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
} from './staff-shelves.ts'

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

  serveStaff(app, ctx, articles.createArticle, async ({ body }, { staff, remember }) => {
    const { library_id: libraryId, ...story } = body
    return createEntry(ctx, staff, libraryId, story, remember)
  })

  serveStaff(app, ctx, articles.changeArticle, async ({ params, body }, { staff }) =>
    changeEntry(ctx, staff, 'article', params.id, body),
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

  serveStaff(app, ctx, posts.createPost, async ({ body }, { staff, remember }) =>
    createEntry(ctx, staff, null, body, remember),
  )

  serveStaff(app, ctx, posts.changePost, async ({ params, body }, { staff }) =>
    changeEntry(ctx, staff, 'post', params.id, body),
  )
}

function libraryRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, articles.listLibraries, async () => ({
    data: await listStaffLibraries(ctx.db),
  }))

  serveStaff(app, ctx, articles.createLibrary, async ({ body }, { staff, remember }) =>
    createLibrary(ctx, staff, body, remember),
  )

  serveStaff(app, ctx, articles.changeLibrary, async ({ params, body }, { staff }) =>
    changeLibrary(ctx, staff, params.id, body),
  )
}

function articleCategoryRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, articles.listArticleCategories, async ({ query }) => ({
    data: await listStaffArticleCategories(ctx.db, query.library_id),
  }))

  serveStaff(app, ctx, articles.createArticleCategory, async ({ body }, { staff, remember }) =>
    createArticleCategory(ctx, staff, body, remember),
  )

  serveStaff(app, ctx, articles.changeArticleCategory, async ({ params, body }, { staff }) =>
    changeArticleCategory(ctx, staff, params.id, body),
  )
}

function postCategoryRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, posts.listPostCategories, async () => ({
    data: await listStaffPostCategories(ctx.db),
  }))

  serveStaff(app, ctx, posts.createPostCategory, async ({ body }, { staff, remember }) =>
    createPostCategory(ctx, staff, body, remember),
  )

  serveStaff(app, ctx, posts.changePostCategory, async ({ params, body }, { staff }) =>
    changePostCategory(ctx, staff, params.id, body),
  )
}

function postReviewRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, posts.listPostReviews, async ({ query }) => {
    const { data, total } = await listStaffReviews(ctx.db, query)
    return presentStaffPage('/post-reviews', query, data, total)
  })

  serveStaff(app, ctx, posts.approvePostReview, async ({ params }, { staff }) =>
    decideReview(ctx, staff, params.id, 'ACTIVE'),
  )

  serveStaff(app, ctx, posts.rejectPostReview, async ({ params }, { staff }) =>
    decideReview(ctx, staff, params.id, 'REJECTED'),
  )

  serveStaff(app, ctx, posts.deletePostReview, async ({ params }, { staff }) => {
    await deleteReview(ctx, staff, params.id)
    return {}
  })
}
