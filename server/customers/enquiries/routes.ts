import * as endpoints from '#contract/endpoints/enquiries.ts'
import type { Ctx } from '../../platform/context.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import { serve, type App } from '../../platform/http/serve.ts'
import { sendEnquiry } from './send-enquiry.ts'

export function enquiryRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.sendEnquiry, async ({ body }, caller) => {
    const { account, locale, address, remember } = caller
    await countAgainst(ctx, limits.enquiriesByAddress, address)
    if (account) await countAgainst(ctx, limits.enquiries, account.id)
    await countAgainst(ctx, limits.enquiriesByEmail, body.email)
    return sendEnquiry(ctx, { enquiry: body, accountId: account?.id ?? null, locale, remember })
  })
}
