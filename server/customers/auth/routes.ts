import * as endpoints from '#contract/endpoints/auth.ts'
import { endToken, type Token } from '../../platform/access/tokens.ts'
import type { Ctx } from '../../platform/context.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import type { App } from '../../platform/http/app.ts'
import { serve, serveSteps } from '../../platform/http/serve.ts'
import { presentAccount } from '../profiles/account.ts'
import { credentialRoutes } from './credential-routes.ts'
import { isTaken } from './contact.ts'
import {
  migrateAccount,
  prepareMigration,
  prepareRegistration,
  registerCustomer,
} from './register-customer.ts'
import { checkLogin, signInCustomer } from './sign-in.ts'
import { matchLoginCode, signInByCode } from './sign-in-by-code.ts'
import { createTemporaryAccount, signInTemporary } from './temporary-accounts.ts'

export function authRoutes(app: App, ctx: Ctx): void {
  serveSteps(app, ctx, endpoints.register, async (steps, { body }, { address, locale }) => {
    if (body.type !== 'TEMP') {
      const registration = await prepareRegistration(ctx, body, address)
      return steps.commit(async (trx) => {
        await registerCustomer(trx, ctx, registration, locale)
        return { token: null, expires_at: null }
      })
    }
    await countAgainst(ctx, limits.temporaryAccounts, address)
    return steps.commitStatement(async (db) =>
      presentSession(await createTemporaryAccount(db, ctx, body, locale)),
    )
  })

  serveSteps(app, ctx, endpoints.migrate, async ({ commit }, { body }, caller) => {
    const { account: visitor, address, locale } = caller
    const registration = await prepareMigration(ctx, visitor, body, address)
    return commit(async (trx) => {
      await migrateAccount(trx, ctx, { visitor, registration, locale })
      return {}
    }, isTaken)
  })

  serveSteps(app, ctx, endpoints.login, async (steps, { body }, { account, address }) => {
    const { type, login_id, password } = body
    if (type !== 'TEMP') {
      const customer = await checkLogin(ctx, { type, login_id, password }, address)
      const session = await steps.commit(async (trx) =>
        presentSession(await signInCustomer(trx, ctx, customer, account)),
      )
      ctx.log.info({ account: customer.id, by: 'password' }, 'signed in')
      return session
    }
    await countAgainst(ctx, limits.temporaryLogins, address)
    const credentials = { email: login_id, password }
    return steps.commitStatement(async (db) =>
      presentSession(await signInTemporary(db, ctx, credentials)),
    )
  })

  serveSteps(app, ctx, endpoints.loginWithCode, async ({ commit }, { body }, caller) => {
    const { area_code: areaCode, phone, verification_code: code } = body
    const { account, address } = caller
    const found = await matchLoginCode(ctx, { areaCode, phone, code, address })
    const session = await commit(async (trx) =>
      presentSession(await signInByCode(trx, ctx, found, account)),
    )
    ctx.log.info({ account: found.account_id, by: 'code' }, 'signed in')
    return session
  })

  serve(app, ctx, endpoints.logout, async (_, { account }) => {
    await endToken(ctx.db, account.tokenHashes)
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
