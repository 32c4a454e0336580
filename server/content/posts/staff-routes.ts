import * as endpoints from '#contract/staff/posts.ts'
import type { Ctx } from '../../platform/context.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/serve.ts'
import { decideReview, deleteReview, listStaffReviews } from './moderate-review.ts'
import { changePostCategory, createPostCategory, listStaffPostCategories } from './save-category.ts'
import { changePost, createPost } from './save-post.ts'
import { findStaffPost, listStaffPosts } from './staff-posts.ts'

export function staffPostRoutes(app: App, ctx: Ctx): void {
  categoryRoutes(app, ctx)
  reviewRoutes(app, ctx)

  serveStaff(app, ctx, endpoints.listPosts, async ({ query }) => {
    const { data, total } = await listStaffPosts(ctx.db, query)
    return presentStaffPage('/posts', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getPost, async ({ params }) => findStaffPost(ctx.db, params.id))

  serveStaff(app, ctx, endpoints.createPost, async ({ body }, { staff, remember }) =>
    createPost(ctx, staff, body, remember),
  )

  serveStaff(app, ctx, endpoints.changePost, async ({ params, body }, { staff }) =>
    changePost(ctx, staff, params.id, body),
  )
}

function categoryRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listPostCategories, async () => ({
    data: await listStaffPostCategories(ctx.db),
  }))

  serveStaff(app, ctx, endpoints.createPostCategory, async ({ body }, { staff, remember }) =>
    createPostCategory(ctx, staff, body, remember),
  )

  serveStaff(app, ctx, endpoints.changePostCategory, async ({ params, body }, { staff }) =>
    changePostCategory(ctx, staff, params.id, body),
  )
}

function reviewRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listPostReviews, async ({ query }) => {
    const { data, total } = await listStaffReviews(ctx.db, query)
    return presentStaffPage('/post-reviews', query, data, total)
  })

  serveStaff(app, ctx, endpoints.approvePostReview, async ({ params }, { staff }) =>
    decideReview(ctx, staff, params.id, 'ACTIVE'),
  )

  serveStaff(app, ctx, endpoints.rejectPostReview, async ({ params }, { staff }) =>
    decideReview(ctx, staff, params.id, 'REJECTED'),
  )

  serveStaff(app, ctx, endpoints.deletePostReview, async ({ params }, { staff }) => {
    await deleteReview(ctx, staff, params.id)
    return {}
  })
}
