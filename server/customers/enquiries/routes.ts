import * as endpoints from '#contract/endpoints/enquiries.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import type { App } from '../../platform/http/app.ts'
import { serveSteps } from '../../platform/http/serve.ts'
import { e164Of } from '../../platform/text/phone-number.ts'
import { sendEnquiry } from './send-enquiry.ts'

export function enquiryRoutes(app: App, ctx: Ctx): void {
  serveSteps(app, ctx, endpoints.sendEnquiry, async ({ commit }, { body }, caller) => {
    const { account, locale, address } = caller
    const { area_code, phone } = body
    if (area_code !== '' && phone !== '' && e164Of(area_code, phone) === null) {
      throw invalid('phone', issueSentences.phone)
    }
    await countAgainst(ctx, limits.enquiriesByAddress, address)
    if (account) await countAgainst(ctx, limits.enquiries, account.id)
    await countAgainst(ctx, limits.enquiriesByEmail, body.email)
    const sent = { enquiry: body, accountId: account?.id ?? null, locale }
    return commit((trx) => sendEnquiry(trx, ctx, sent))
  })
}
