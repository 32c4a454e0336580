import * as endpoints from '#contract/endpoints/credentials.ts'
import { codePurposes } from '#contract/endpoints/credentials.ts'
import type { Ctx } from '../context.ts'
import { serve, type App } from '../http/serve.ts'
import type { Account } from './authenticate.ts'
import {
  changeContact,
  confirmByCode,
  requestChange,
  requestVerification,
} from './change-contact.ts'
import { forgetPassword, resetPassword, updatePassword } from './change-password.ts'
import { matchCode } from './codes.ts'
import { findCustomer } from './contact.ts'
import { e164Of, requireReachable } from './phone-number.ts'

export function credentialRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.verify, async ({ query }, { account, address }) => {
    const confirmation = { code: query.verification_code, accountId: account?.id, address }
    return { verified: await confirmByCode(ctx, confirmation) }
  })

  serve(app, ctx, endpoints.checkCode, async ({ query }, { account, address }) => {
    const accountId = await whose(ctx, query, account)
    const given = { text: query.verification_code, purposes: codePurposes, accountId, address }
    const { purpose, expires_at } = await matchCode(ctx, given)
    return { purpose, expires_at: expires_at.toISOString() }
  })

  serve(app, ctx, endpoints.requestVerification, async ({ body }, { account }) => {
    await requestVerification(ctx, account, body.type)
    return {}
  })

  serve(app, ctx, endpoints.forgetPassword, async ({ body }, { address }) => {
    const contact =
      body.type === 'EMAIL'
        ? { email: body.email }
        : { phone: requireReachable(body.area_code, body.phone) }
    await forgetPassword(ctx, contact, address)
    return {}
  })

  serve(app, ctx, endpoints.resetPassword, async ({ body }, { account, address }) => {
    const { verification_code: code, new_password: newPassword } = body
    const accountId = await whose(ctx, body, account)
    await resetPassword(ctx, { code, newPassword, accountId, address })
    return {}
  })

  serve(app, ctx, endpoints.updatePassword, async ({ body }, { account, address }) => {
    const { old_password: oldPassword, new_password: newPassword } = body
    await updatePassword(ctx, account, { oldPassword, newPassword, address })
    return {}
  })

  serve(app, ctx, endpoints.changeEmailRequest, async (_, { account }) => ({
    channel: await requestChange(ctx, account, 'email'),
  }))

  serve(app, ctx, endpoints.changeEmail, async ({ body }, { account, address }) => {
    const contact = { email: body.email }
    await changeContact(ctx, account, { code: body.verification_code, contact, address })
    return {}
  })

  serve(app, ctx, endpoints.changePhoneRequest, async (_, { account }) => ({
    channel: await requestChange(ctx, account, 'phone'),
  }))

  serve(app, ctx, endpoints.changePhone, async ({ body }, { account, address }) => {
    const contact = { phone: requireReachable(body.area_code, body.phone) }
    await changeContact(ctx, account, { code: body.verification_code, contact, address })
    return {}
  })
}

/** Whose a six-digit code is: of the number it was sent to, or else of the caller. */
async function whose(
  ctx: Ctx,
  given: { area_code?: string | undefined; phone?: string | undefined },
  account: Account | null,
): Promise<string | undefined> {
  if (!given.phone) return account?.id
  const phone = e164Of(given.area_code ?? '852', given.phone)
  return phone === null ? undefined : (await findCustomer(ctx.db, { phone }))?.id
}
