import * as endpoints from '#contract/endpoints/credentials.ts'
import { codePurposes } from '#contract/endpoints/credentials.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Commit } from '../../platform/database/steps.ts'
import type { App } from '../../platform/http/app.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import { serve, serveSteps, type Caller } from '../../platform/http/serve.ts'
import type { Contact } from '../../platform/jobs/queue.ts'
import { e164Of, requireReachable } from '../../platform/text/phone-number.ts'
import {
  changeContact,
  confirmContact,
  matchChange,
  matchConfirmation,
  requestChange,
  requestVerification,
} from './change-contact.ts'
import {
  checkReset,
  checkUpdate,
  forgetPassword,
  resetPassword,
  updatePassword,
} from './change-password.ts'
import { matchCode } from './codes.ts'
import { contactKey } from './contact.ts'
import { requestLoginCode } from './sign-in-by-code.ts'

export function credentialRoutes(app: App, ctx: Ctx): void {
  serveSteps(app, ctx, endpoints.verify, async ({ commit }, { query }, { account, address }) => {
    const confirmation = { code: query.verification_code, accountId: account?.id, address }
    const found = await matchConfirmation(ctx, confirmation)
    return commit(async (trx) => ({ verified: await confirmContact(trx, ctx, found) }))
  })

  serve(app, ctx, endpoints.checkCode, async ({ query }, { account, address }) => {
    const { purpose, expires_at } = await matchCode(ctx, {
      text: query.verification_code,
      purposes: codePurposes,
      accountId: account?.id,
      sentTo: sentTo(query),
      address,
    })
    return { purpose, expires_at: expires_at.toISOString() }
  })

  serveSteps(app, ctx, endpoints.requestVerification, async ({ commit }, { body }, { account }) => {
    await countAgainst(ctx, limits.codesForAccount, account.id)
    return commit(async (trx) => {
      await requestVerification(trx, account, body.type)
      return {}
    })
  })

  serveSteps(app, ctx, endpoints.requestLoginCode, async ({ commit }, { body }, { address }) => {
    const phone = requireReachable(body.area_code, body.phone)
    await countAgainst(ctx, limits.loginCodes, address)
    await countAgainst(ctx, limits.loginCodesToNumber, contactKey({ phone }))
    await countAgainst(ctx, limits.loginCodesOfContact, contactKey({ phone }))
    return commit(async (trx) => {
      await requestLoginCode(trx, phone)
      return {}
    })
  })

  serveSteps(app, ctx, endpoints.forgetPassword, async ({ commit }, { body }, { address }) => {
    const contact =
      body.type === 'EMAIL'
        ? { email: body.email }
        : { phone: requireReachable(body.area_code, body.phone) }
    await countAgainst(ctx, limits.forgottenPasswords, address)
    await countAgainst(ctx, limits.resetsOfContact, contactKey(contact))
    return commit(async (trx) => {
      await forgetPassword(trx, contact)
      return {}
    })
  })

  serveSteps(app, ctx, endpoints.resetPassword, async ({ commit }, { body }, { address }) => {
    const { verification_code: code, new_password: newPassword } = body
    const reset = await checkReset(ctx, { code, newPassword, sentTo: sentTo(body), address })
    return commit(async (trx) => {
      await resetPassword(trx, ctx, reset)
      return {}
    })
  })

  serveSteps(app, ctx, endpoints.updatePassword, async ({ commit }, { body }, caller) => {
    const { account, address } = caller
    const { old_password: oldPassword, new_password: newPassword } = body
    const update = await checkUpdate(ctx, account, { oldPassword, newPassword, address })
    return commit(async (trx) => {
      await updatePassword(trx, account, update)
      return {}
    })
  })

  serveSteps(app, ctx, endpoints.changeEmailRequest, async ({ commit }, _, { account }) => {
    await countAgainst(ctx, limits.codesForAccount, account.id)
    return commit(async (trx) => ({ channel: await requestChange(trx, account, 'email') }))
  })

  serveSteps(app, ctx, endpoints.changeEmail, async ({ commit }, { body }, caller) =>
    change(commit, ctx, { code: body.verification_code, contact: { email: body.email }, caller }),
  )

  serveSteps(app, ctx, endpoints.changePhoneRequest, async ({ commit }, _, { account }) => {
    await countAgainst(ctx, limits.codesForAccount, account.id)
    return commit(async (trx) => ({ channel: await requestChange(trx, account, 'phone') }))
  })

  serveSteps(app, ctx, endpoints.changePhone, async ({ commit }, { body }, caller) => {
    const contact = { phone: requireReachable(body.area_code, body.phone) }
    return change(commit, ctx, { code: body.verification_code, contact, caller })
  })
}

interface Change {
  code: string
  contact: Contact
  caller: Caller<'registered'>
}

async function change(
  commit: Commit<Record<string, never>>,
  ctx: Ctx,
  { code, contact, caller }: Change,
) {
  const { account, address } = caller
  const found = await matchChange(ctx, account, { code, contact, address })
  return commit(async (trx) => {
    await changeContact(trx, ctx, account, { found, contact })
    return {}
  })
}

/** The number the caller says a code was sent to; null if it is not a valid number. */
function sentTo(given: {
  area_code?: string | undefined
  phone?: string | undefined
}): string | null | undefined {
  return given.phone ? e164Of(given.area_code ?? '852', given.phone) : undefined
}
