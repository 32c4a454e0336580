import * as endpoints from '#contract/staff/configurations.ts'
import type { Ctx } from '../platform/context.ts'
import { serveStaff, serveStaffWrite } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import { readConfiguration, readConfigurations, setConfiguration } from './set-configuration.ts'

export function staffConfigurationRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listConfigurations, async () => ({
    data: await readConfigurations(ctx.db),
  }))

  serveStaff(app, ctx, endpoints.getConfiguration, async ({ params }) =>
    readConfiguration(ctx.db, params.slug),
  )

  serveStaffWrite(app, ctx, endpoints.setConfiguration, async (trx, { params, body }, caller) => {
    const { staff, changes } = caller
    const wish = { slug: params.slug, value: body.value, knownUpdatedAt: body.known_updated_at }
    return setConfiguration(trx, ctx, { ...wish, role: staff.role }, changes)
  })
}
