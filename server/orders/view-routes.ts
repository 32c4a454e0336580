import * as endpoints from '#contract/staff/saved-views.ts'
import type { Ctx } from '../platform/context.ts'
import type { App } from '../platform/http/app.ts'
import { serveStaff, serveStaffWrite } from '../platform/http/serve-staff.ts'
import { deleteSavedView, listSavedViews, saveView } from './saved-views.ts'

/** Views are one's own and change nothing of the shop, so the audit log has none. */
export function savedViewRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listSavedViews, async (_, { staff }) => ({
    data: await listSavedViews(ctx.db, staff.id),
  }))

  serveStaffWrite(app, ctx, endpoints.saveView, async (trx, { body }, { staff, changes }) => {
    changes.recordNothing()
    return saveView(trx, ctx, { staffId: staff.id, ...body })
  })

  serveStaffWrite(app, ctx, endpoints.deleteSavedView, async (trx, { params }, caller) => {
    caller.changes.recordNothing()
    await deleteSavedView(trx, { id: params.id, staffId: caller.staff.id })
    return {}
  })
}
