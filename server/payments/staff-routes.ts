import * as endpoints from '#contract/staff/payments.ts'
import { parseDecimalText } from '#domain/format-money.ts'
import type { Ctx, Trx } from '../platform/context.ts'
import type { Remember } from '../platform/http/idempotency.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/serve.ts'
import { listTroubles, settleTrouble } from './payment-troubles.ts'
import { recordSurplus } from './record-surplus.ts'
import { markRefundDone, refundGoodwill, retryRefund } from './settle-refund.ts'
import { listRefunds, staffRefund } from './staff-refunds.ts'

export function staffPaymentRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listRefunds, async ({ query }) => {
    const filter = {
      state: query.state === 'all' ? null : query.state,
      method: query.method ?? null,
      orderId: query.order_id ?? null,
    }
    const { data, total } = await listRefunds(ctx.db, filter, query)
    return presentStaffPage('/refunds', query, data, total)
  })

  serveStaff(app, ctx, endpoints.startGoodwillRefund, async ({ params, body }, caller) => {
    const cents = parseDecimalText(body.amount) ?? 0
    const goodwill = { orderId: params.id, cents, reason: body.reason }
    return refundGoodwill(ctx, caller.staff, goodwill, answerWith(caller.remember))
  })

  serveStaff(app, ctx, endpoints.recordSurplus, async ({ params, body }, caller) => {
    const cents = parseDecimalText(body.amount) ?? 0
    const surplus = { orderId: params.id, cents, note: body.note }
    return recordSurplus(ctx, caller.staff, surplus, answerWith(caller.remember))
  })

  serveStaff(app, ctx, endpoints.recordTransfer, async ({ params, body }, caller) => {
    const transfer = { refundId: params.id, reference: body.reference }
    return markRefundDone(ctx, caller.staff, transfer, answerWith(caller.remember))
  })

  serveStaff(app, ctx, endpoints.retryRefund, async ({ params }, caller) =>
    retryRefund(ctx, caller.staff, params.id, answerWith(caller.remember)),
  )

  serveStaff(app, ctx, endpoints.listPaymentProblems, async ({ query }) => {
    const { data, total } = await listTroubles(ctx.db, query)
    return presentStaffPage('/payment-problems', query, data, total)
  })

  serveStaff(app, ctx, endpoints.settlePaymentProblem, async ({ body }, { staff }) => {
    await settleTrouble(ctx, staff, body)
    return {}
  })
}

/** The refund as it is at the end of the transaction. */
function answerWith(remember: Remember) {
  return async (trx: Trx, refundId: string) => {
    const answer = await staffRefund(trx, refundId)
    await remember(trx, answer)
    return answer
  }
}
