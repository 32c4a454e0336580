import * as endpoints from '#contract/staff/categories.ts'
import type { Ctx } from '../../platform/context.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/serve.ts'
import { addCategory, changeCategoryFacts, deleteCategory, readCategories } from './categories.ts'

export function staffCategoryRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listCategories, async () => ({
    data: await readCategories(ctx.db),
  }))

  serveStaff(app, ctx, endpoints.createCategory, async ({ body }, { staff }) =>
    addCategory(ctx, body, staff),
  )

  serveStaff(app, ctx, endpoints.changeCategory, async ({ params, body }, { staff }) =>
    changeCategoryFacts(ctx, params.id, body, staff),
  )

  serveStaff(app, ctx, endpoints.deleteCategory, async ({ params }, { staff }) => {
    await deleteCategory(ctx, params.id, staff)
    return {}
  })
}
