import * as endpoints from '#contract/endpoints/credentials.ts'
import { codePurposes } from '#contract/endpoints/credentials.ts'
import type { Ctx } from '../../platform/context.ts'
import { serve, type App } from '../../platform/http/serve.ts'
import { e164Of, requireReachable } from '../../platform/text/phone-number.ts'
import {
  changeContact,
  confirmByCode,
  requestChange,
  requestVerification,
} from './change-contact.ts'
import { forgetPassword, resetPassword, updatePassword } from './change-password.ts'
import { matchCode } from './codes.ts'

export function credentialRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.verify, async ({ query }, { account, address }) => {
    const confirmation = { code: query.verification_code, accountId: account?.id, address }
    return { verified: await confirmByCode(ctx, confirmation) }
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

  serve(app, ctx, endpoints.resetPassword, async ({ body }, { address }) => {
    const { verification_code: code, new_password: newPassword } = body
    await resetPassword(ctx, { code, newPassword, sentTo: sentTo(body), address })
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

/** The number that the caller says a code was sent to; null for one that cannot be. */
function sentTo(given: {
  area_code?: string | undefined
  phone?: string | undefined
}): string | null | undefined {
  return given.phone ? e164Of(given.area_code ?? '852', given.phone) : undefined
}
