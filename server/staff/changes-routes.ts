import * as endpoints from '#contract/staff/changes.ts'
import { listChanges } from '../platform/changes/changes.ts'
import type { Ctx } from '../platform/context.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'

export function staffChangesRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listChanges, async ({ query }) => {
    const { data, total } = await listChanges(ctx.db, query)
    return presentStaffPage('/changes', query, data, total)
  })
}
