import * as endpoints from '#contract/staff/agents.ts'
import type { Ctx } from '../platform/context.ts'
import type { App } from '../platform/http/app.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import { listPlatforms } from './platforms/list-platforms.ts'
import { tryPurchase } from './trial/try-purchase.ts'

export function staffAgentRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listAgentPlatforms, async () => ({
    data: await listPlatforms(ctx),
  }))

  serveStaff(app, ctx, endpoints.tryAgents, (_, { locale, changes }) => {
    changes.recordNothing()
    return tryPurchase(ctx, locale)
  })
}
