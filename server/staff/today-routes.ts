import { getToday } from '#contract/staff/today.ts'
import type { Ctx } from '../platform/context.ts'
import type { App } from '../platform/http/app.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import { readToday } from './today.ts'

export function todayRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, getToday, async (_input, { staff }) => readToday(ctx, staff.permissions))
}
