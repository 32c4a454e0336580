import * as endpoints from '#contract/staff/system.ts'
import type { Ctx } from '../context.ts'
import type { App } from '../http/app.ts'
import { serveStaff, serveStaffWrite } from '../http/serve-staff.ts'
import { decideHold } from './decide-hold.ts'
import { discardJob, retryJob } from './failed-jobs.ts'
import { readSystem } from './read-system.ts'

export function systemRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.getSystem, async () => readSystem(ctx))

  serveStaffWrite(app, ctx, endpoints.decideHold, async (trx, { body }, { changes }) => {
    await decideHold(trx, ctx, body.messages, changes)
    return {}
  })

  serveStaffWrite(app, ctx, endpoints.retryJob, async (trx, { params }, { changes }) => {
    await retryJob(trx, params.id, changes)
    return {}
  })

  serveStaffWrite(app, ctx, endpoints.discardJob, async (trx, { params }, { changes }) => {
    await discardJob(trx, params.id, changes)
    return {}
  })
}
