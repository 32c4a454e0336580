import * as endpoints from '#contract/staff/search-texts.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { serveStaff, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import { changeSearchText, readSearchText } from './search-texts.ts'

export function staffSearchTextRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.getSearchText, async ({ params }) =>
    readSearchText(ctx.db, params),
  )

  serveStaffWrite(app, ctx, endpoints.writeSearchText, async (trx, { params, body }, { changes }) =>
    changeSearchText(trx, ctx, params, body, changes),
  )
}
