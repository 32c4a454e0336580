import * as endpoints from '#contract/staff/audit-log.ts'
import { listAuditLog } from '../platform/changes/audit-log.ts'
import type { Ctx } from '../platform/context.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'

export function auditRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listAuditLog, async ({ query }, { locale }) => {
    const { data, total } = await listAuditLog(ctx.db, query, locale)
    return presentStaffPage('/audit-log', query, data, total)
  })
}
