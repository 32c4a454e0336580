import * as endpoints from '#contract/staff/categories.ts'
import type { Ctx } from '../../platform/context.ts'
import { serveStaff, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/app.ts'
import { addCategory, updateCategory, deleteCategory, readCategories } from './categories.ts'

export function staffCategoryRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listCategories, async () => ({
    data: await readCategories(ctx.db),
  }))

  serveStaffWrite(app, ctx, endpoints.createCategory, async (trx, { body }, { changes }) =>
    addCategory(trx, ctx, body, changes),
  )

  serveStaffWrite(
    app,
    ctx,
    endpoints.changeCategory,
    async (trx, { params, body }, { changes, seen }) =>
      updateCategory(trx, ctx, { id: params.id, seen }, body, changes),
  )

  serveStaffWrite(app, ctx, endpoints.deleteCategory, async (trx, { params }, { changes }) => {
    await deleteCategory(trx, ctx, params.id, changes)
    return {}
  })
}
