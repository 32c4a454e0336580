import * as endpoints from '#contract/staff/staff-members.ts'
import type { Ctx } from '../platform/context.ts'
import { serveStaff, serveStaffSteps, serveStaffWrite } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import { hashStaffPassword } from './choose-password.ts'
import {
  addStaffMember,
  updateStaffMember,
  hashFor,
  inviteStaffMember,
  listStaffMembers,
  resetSecondFactor,
  resetStaffPassword,
  archiveStaffMember,
  signOutStaffMember,
} from './manage-staff.ts'

export function staffMemberRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listStaff, async () => ({ data: await listStaffMembers(ctx.db) }))

  serveStaffSteps(
    app,
    ctx,
    endpoints.addStaff,
    async ({ commit }, { body }, { changes, locale }) => {
      const { password, ...details } = body
      const passwordHash =
        password === undefined
          ? null
          : await hashStaffPassword(ctx, password, details.email, 'password')
      return commit((trx) => addStaffMember(trx, ctx, { details, passwordHash, locale }, changes))
    },
  )

  serveStaffWrite(app, ctx, endpoints.inviteStaff, async (trx, { params }, { changes, locale }) =>
    inviteStaffMember(trx, { id: params.id, locale }, changes),
  )

  serveStaffWrite(app, ctx, endpoints.changeStaff, async (trx, { params, body }, { changes }) =>
    updateStaffMember(trx, params.id, body, changes),
  )

  serveStaffWrite(app, ctx, endpoints.archiveStaff, async (trx, { params, body }, { changes }) =>
    archiveStaffMember(trx, ctx, params.id, body.is_archived, changes),
  )

  serveStaffWrite(app, ctx, endpoints.resetSecondFactor, async (trx, { params }, { changes }) =>
    resetSecondFactor(trx, params.id, changes),
  )

  serveStaffWrite(app, ctx, endpoints.endStaffSessions, async (trx, { params }, { changes }) => {
    await signOutStaffMember(trx, params.id, changes)
    return {}
  })

  serveStaffSteps(app, ctx, endpoints.resetPassword, async ({ commit }, input, { changes }) => {
    const { id } = input.params
    const passwordHash = await hashFor(ctx, id, input.body.password)
    return commit((trx) => resetStaffPassword(trx, { id, passwordHash }, changes))
  })
}
