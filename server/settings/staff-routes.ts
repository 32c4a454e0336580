import * as endpoints from '#contract/staff/configurations.ts'
import type { Ctx } from '../platform/context.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/serve.ts'
import { readConfiguration, readConfigurations, setConfiguration } from './set-configuration.ts'

export function staffConfigurationRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listConfigurations, async () => ({
    data: await readConfigurations(ctx.db),
  }))

  serveStaff(app, ctx, endpoints.getConfiguration, async ({ params }) =>
    readConfiguration(ctx.db, params.slug),
  )

  serveStaff(app, ctx, endpoints.setConfiguration, async ({ params, body }, { staff }) =>
    setConfiguration(
      ctx,
      { slug: params.slug, value: body.value, knownUpdatedAt: body.known_updated_at },
      staff,
    ),
  )
}
