import * as endpoints from '#contract/staff/offer-trials.ts'
import type { Ctx } from '../platform/context.ts'
import type { App } from '../platform/http/app.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import { runPromotionTrial, runVoucherTrial } from './try-offer.ts'

export function staffCartRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.tryPromotion, ({ body }, { changes }) => {
    changes.recordNothing()
    return runPromotionTrial(ctx, body)
  })

  serveStaff(app, ctx, endpoints.tryVoucher, ({ body }, { changes }) => {
    changes.recordNothing()
    return runVoucherTrial(ctx, body)
  })
}
