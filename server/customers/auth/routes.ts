import * as endpoints from '#contract/endpoints/auth.ts'
import type { Token } from '../../platform/access/tokens.ts'
import type { Ctx } from '../../platform/context.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { presentAccount } from '../profiles/account.ts'
import { credentialRoutes } from './credential-routes.ts'
import { migrateAccount, registerCustomer } from './register-customer.ts'
import { signInCustomer } from './sign-in.ts'
import { createTemporaryAccount, signInTemporary } from './temporary-accounts.ts'

export function authRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.register, async ({ body }, caller) => {
    if (body.type !== 'TEMP') {
      await registerCustomer(ctx, body, caller)
      return { token: null, expires_at: null }
    }
    await countAgainst(ctx, limits.temporaryAccounts, caller.address)
    return presentSession(await createTemporaryAccount(ctx, body, caller.locale))
  })

  serve(app, ctx, endpoints.migrate, async ({ body }, caller) => {
    await migrateAccount(ctx, caller.account, body, caller)
    return {}
  })

  serve(app, ctx, endpoints.login, async ({ body }, caller) => {
    const { type, login_id, password } = body
    if (type !== 'TEMP') {
      return presentSession(await signInCustomer(ctx, { type, login_id, password }, caller))
    }
    await countAgainst(ctx, limits.temporaryLogins, caller.address)
    return presentSession(await signInTemporary(ctx, { email: login_id, password }))
  })

  serve(app, ctx, endpoints.logout, async (_, { account }) => {
    await ctx.db.deleteFrom('access_tokens').where('hash', 'in', account.tokenHashes).execute()
    return {}
  })

  serve(app, ctx, endpoints.whoAmI, async (_, { account }) => {
    const user = await presentAccount(ctx.db, account.id)
    return { user: { _id: account.id, type: account.kind, info: { user } } }
  })

  credentialRoutes(app, ctx)
}

function presentSession({ token, expiresAt }: Token) {
  return { token, expires_at: expiresAt.toISOString() }
}
