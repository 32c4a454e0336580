import * as endpoints from '#contract/staff/auth.ts'
import type { Ctx } from '../platform/context.ts'
import { countAgainst, limits } from '../platform/http/rate-limit.ts'
import { serveStaff, serveStaffSteps, serveStaffWrite } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import { checkChoice, setPassword } from './choose-password.ts'
import { checkSignIn, signInStaff } from './sign-in.ts'

export function staffAuthRoutes(app: App, ctx: Ctx): void {
  serveStaffSteps(app, ctx, endpoints.login, async ({ commit }, { body }, { address }) => {
    await countAgainst(ctx, limits.staffSignIns, address)
    const staff = await checkSignIn(ctx, { ...body, address })
    return commit(async (trx) => {
      const { token, expiresAt } = await signInStaff(trx, ctx, staff)
      return { token, expires_at: expiresAt.toISOString() }
    })
  })

  serveStaffWrite(app, ctx, endpoints.logout, async (trx, _, { staff, tokenHashes, changes }) => {
    await trx.deleteFrom('staff_tokens').where('hash', 'in', tokenHashes).execute()
    await changes.record(trx, { action: 'signed_out', subject: { kind: 'staff', id: staff.id } })
    return {}
  })

  serveStaff(app, ctx, endpoints.getMe, async (_, { staff }) => {
    const { email } = await ctx.db
      .selectFrom('staff')
      .select('email')
      .where('id', '=', staff.id)
      .executeTakeFirstOrThrow()
    return { _id: staff.id, email, name: staff.name, role: staff.role }
  })

  serveStaffSteps(app, ctx, endpoints.updatePassword, async ({ commit }, { body }, caller) => {
    const { staff, tokenHashes, changes } = caller
    const { old_password: oldPassword, new_password: newPassword } = body
    const hash = await checkChoice(ctx, { staffId: staff.id, oldPassword, newPassword })
    return commit(async (trx) => {
      await setPassword(trx, staff.id, hash, tokenHashes)
      const subject = { kind: 'staff', id: staff.id }
      await changes.record(trx, { action: 'password_changed', subject })
      return {}
    })
  })
}
