import * as endpoints from '#contract/staff/roles.ts'
import type { Ctx } from '../platform/context.ts'
import { serveStaff, serveStaffWrite } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import {
  addStaffRole,
  changeStaffRole,
  deleteStaffRole,
  listStaffRoles,
  requireSecondFactorOf,
} from './roles.ts'

export function staffRoleRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listRoles, async () => ({ data: await listStaffRoles(ctx.db) }))

  serveStaffWrite(app, ctx, endpoints.addRole, async (trx, { body }, { changes }) =>
    addStaffRole(trx, ctx, body, changes),
  )

  serveStaffWrite(app, ctx, endpoints.changeRole, async (trx, { params, body }, { changes }) =>
    changeStaffRole(trx, params.id, body, changes),
  )

  serveStaffWrite(app, ctx, endpoints.requireSecondFactor, async (trx, input, { changes }) =>
    requireSecondFactorOf(trx, ctx, input.params.id, input.body.is_required, changes),
  )

  serveStaffWrite(app, ctx, endpoints.deleteRole, async (trx, { params }, { changes }) => {
    await deleteStaffRole(trx, params.id, changes)
    return {}
  })
}
