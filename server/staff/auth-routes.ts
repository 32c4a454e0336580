import * as endpoints from '#contract/staff/auth.ts'
import { recordChange } from '../platform/changes/record-change.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { countAgainst, limits } from '../platform/http/rate-limit.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/serve.ts'
import { choosePassword } from './choose-password.ts'
import { signInStaff } from './sign-in.ts'

export function staffAuthRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.login, async ({ body }, { address }) => {
    await countAgainst(ctx, limits.staffSignIns, address)
    const { token, expiresAt } = await signInStaff(ctx, { ...body, address })
    return { token, expires_at: expiresAt.toISOString() }
  })

  serveStaff(app, ctx, endpoints.logout, async (_, { staff, tokenHashes }) => {
    await inTransaction(ctx, async (trx) => {
      await trx.deleteFrom('staff_tokens').where('hash', 'in', tokenHashes).execute()
      const change = { action: 'signed_out', subject: { kind: 'staff', id: staff.id } }
      await recordChange(trx, staff, change)
    })
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

  serveStaff(app, ctx, endpoints.updatePassword, async ({ body }, { staff, tokenHashes }) => {
    const { old_password: oldPassword, new_password: newPassword } = body
    await choosePassword(ctx, { staff, tokenHashes, oldPassword, newPassword })
    return {}
  })
}
