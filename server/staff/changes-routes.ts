import * as endpoints from '#contract/staff/changes.ts'
import type { Ctx } from '../context.ts'
import { presentStaffPage } from '../http/paging.ts'
import { serveStaff } from '../http/serve-staff.ts'
import type { App } from '../http/serve.ts'
import { listChanges } from './changes.ts'

export function staffChangesRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listChanges, async ({ query }) => {
    const { page, per_page: size, ...filter } = query
    const { data, total } = await listChanges(ctx.db, filter, { number: page, size })
    return presentStaffPage('/changes', query, data, total)
  })
}
