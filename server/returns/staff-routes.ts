import * as endpoints from '#contract/staff/aftersales.ts'
import type { Ctx, Trx } from '../platform/context.ts'
import type { Remember } from '../platform/http/idempotency.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/serve.ts'
import { approvalOf } from '../reviews/present-approval.ts'
import { approveRefund, rejectRefund } from './decide-refund.ts'
import { listRequests, staffRequest } from './staff-requests.ts'

export function staffRefundRoutes(app: App, ctx: Ctx): void {
  /** The request as it is at the end of the transaction. */
  const answerOf = (id: string, remember: Remember) => async (trx: Trx) => {
    const answer = await staffRequest({ ...ctx, db: trx }, id)
    await remember(trx, answer)
    return answer
  }

  serveStaff(app, ctx, endpoints.listRefundRequests, async ({ query }) => {
    const { data, total } = await listRequests(ctx, {
      state: query.state === 'all' ? null : approvalOf(query.state),
      orderId: query.order_id ?? null,
      page: query.page,
      per_page: query.per_page,
    })
    return presentStaffPage('/refund-requests', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getRefundRequest, async ({ params }) =>
    staffRequest(ctx, params.id),
  )

  serveStaff(app, ctx, endpoints.approveRefundRequest, async ({ params, body }, caller) => {
    const approval = {
      requestId: params.id,
      items: body.items ?? null,
      withDelivery: body.with_delivery,
      answer: body.answer,
    }
    return approveRefund(ctx, caller.staff, approval, answerOf(params.id, caller.remember))
  })

  serveStaff(app, ctx, endpoints.rejectRefundRequest, async ({ params, body }, caller) => {
    const rejection = { requestId: params.id, answer: body.answer }
    return rejectRefund(ctx, caller.staff, rejection, answerOf(params.id, caller.remember))
  })
}
