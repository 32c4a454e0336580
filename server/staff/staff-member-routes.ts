import * as endpoints from '#contract/staff/staff-members.ts'
import type { Ctx } from '../platform/context.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/serve.ts'
import {
  addColleague,
  changeColleague,
  listColleagues,
  resetColleaguePassword,
  setColleagueArchived,
} from './manage-staff.ts'

export function staffMemberRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listStaff, async () => ({ data: await listColleagues(ctx.db) }))

  serveStaff(app, ctx, endpoints.addStaff, async ({ body }, { staff }) =>
    addColleague(ctx, body, staff),
  )

  serveStaff(app, ctx, endpoints.changeStaff, async ({ params, body }, { staff }) =>
    changeColleague(ctx, params.id, body, staff),
  )

  serveStaff(app, ctx, endpoints.archiveStaff, async ({ params, body }, { staff }) =>
    setColleagueArchived(ctx, params.id, body.is_archived, staff),
  )

  serveStaff(app, ctx, endpoints.resetPassword, async ({ params, body }, { staff }) =>
    resetColleaguePassword(ctx, params.id, body.password, staff),
  )
}
