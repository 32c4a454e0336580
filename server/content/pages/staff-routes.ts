import * as endpoints from '#contract/staff/contents.ts'
import type { Ctx } from '../../platform/context.ts'
import { serveStaff, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/app.ts'
import { addContentVersion, getContentVersion, listLatestContents } from './write-content.ts'

export function staffContentRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listContents, async () => ({
    data: await listLatestContents(ctx.db, ctx.clock()),
  }))

  serveStaff(app, ctx, endpoints.getContent, async ({ params, query }) =>
    getContentVersion(ctx.db, ctx, params.slug, query.version),
  )

  serveStaffWrite(app, ctx, endpoints.writeContent, async (trx, { params, body }, { changes }) =>
    addContentVersion(trx, ctx, params.slug, body, changes),
  )
}
