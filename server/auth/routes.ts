import * as endpoints from '#contract/endpoints/auth.ts'
import type { Ctx } from '../context.ts'
import { countAgainst, limits } from '../http/rate-limit.ts'
import { serve, type App } from '../http/serve.ts'
import { createTemporaryAccount, signInTemporary } from './temporary-accounts.ts'
import type { Token } from './tokens.ts'

export function authRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.register, async ({ body }, caller) => {
    await countAgainst(ctx, limits.temporaryAccounts, caller.address)
    return presentSession(await createTemporaryAccount(ctx, body, caller.locale))
  })

  serve(app, ctx, endpoints.login, async ({ body }, caller) => {
    await countAgainst(ctx, limits.temporaryLogins, caller.address)
    const credentials = { email: body.login_id, password: body.password }
    return presentSession(await signInTemporary(ctx, credentials))
  })

  serve(app, ctx, endpoints.logout, async (_, { account }) => {
    await ctx.db.deleteFrom('access_tokens').where('hash', '=', account.tokenHash).execute()
    return {}
  })

  serve(app, ctx, endpoints.whoAmI, async (_, { account }) => {
    const info = await ctx.db
      .selectFrom('accounts')
      .select(['username', 'email', 'area_code', 'phone'])
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow()
    return { user: { _id: account.id, type: account.kind, info: { user: info } } }
  })
}

function presentSession({ token, expiresAt }: Token) {
  return { token, expires_at: expiresAt.toISOString() }
}
