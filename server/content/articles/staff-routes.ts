import * as endpoints from '#contract/staff/articles.ts'
import type { Ctx } from '../../platform/context.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/serve.ts'
import { changeArticle, createArticle } from './save-article.ts'
import { changeArticleCategory, createArticleCategory } from './save-category.ts'
import { changeLibrary, createLibrary } from './save-library.ts'
import { findStaffArticle, listStaffArticles } from './staff-articles.ts'
import { listStaffArticleCategories, listStaffLibraries } from './staff-shelves.ts'

export function staffArticleRoutes(app: App, ctx: Ctx): void {
  libraryRoutes(app, ctx)
  categoryRoutes(app, ctx)

  serveStaff(app, ctx, endpoints.listArticles, async ({ query }) => {
    const { data, total } = await listStaffArticles(ctx.db, query)
    return presentStaffPage('/articles', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getArticle, async ({ params }) =>
    findStaffArticle(ctx.db, params.id),
  )

  serveStaff(app, ctx, endpoints.createArticle, async ({ body }, { staff, remember }) => {
    const { library_id: libraryId, ...story } = body
    return createArticle(ctx, staff, libraryId, story, remember)
  })

  serveStaff(app, ctx, endpoints.changeArticle, async ({ params, body }, { staff }) =>
    changeArticle(ctx, staff, params.id, body),
  )
}

function libraryRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listLibraries, async () => ({
    data: await listStaffLibraries(ctx.db),
  }))

  serveStaff(app, ctx, endpoints.createLibrary, async ({ body }, { staff, remember }) =>
    createLibrary(ctx, staff, body, remember),
  )

  serveStaff(app, ctx, endpoints.changeLibrary, async ({ params, body }, { staff }) =>
    changeLibrary(ctx, staff, params.id, body),
  )
}

function categoryRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listArticleCategories, async ({ query }) => ({
    data: await listStaffArticleCategories(ctx.db, query.library_id),
  }))

  serveStaff(app, ctx, endpoints.createArticleCategory, async ({ body }, { staff, remember }) =>
    createArticleCategory(ctx, staff, body, remember),
  )

  serveStaff(app, ctx, endpoints.changeArticleCategory, async ({ params, body }, { staff }) =>
    changeArticleCategory(ctx, staff, params.id, body),
  )
}
