import * as endpoints from '#contract/staff/refund-requests.ts'
import type { Ctx } from '../platform/context.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff, serveStaffWrite } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import { approvalOf } from '../reviews/present-approval.ts'
import { askBack } from './ask-back.ts'
import { approveRefund, rejectRefund } from './decide-refund.ts'
import { exchangeItems } from './exchange-items.ts'
import { listRequests, staffRequest } from './staff-requests.ts'

export function staffRefundRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listRefundRequests, async ({ query }) => {
    const { data, total } = await listRequests(ctx.db, ctx, {
      state: query.state === 'all' ? null : approvalOf(query.state),
      orderId: query.order_id ?? null,
      page: query.page,
      per_page: query.per_page,
    })
    return presentStaffPage('/refund-requests', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getRefundRequest, async ({ params }) =>
    staffRequest(ctx.db, ctx, params.id),
  )

  serveStaffWrite(app, ctx, endpoints.askRefundRequestBack, async (trx, input, { changes }) => {
    const { params, body } = input
    const { by, paid_by: paidBy, answer } = body
    await askBack(trx, ctx, { requestId: params.id, by, paidBy, answer }, changes)
    return staffRequest(trx, ctx, params.id)
  })

  serveStaffWrite(app, ctx, endpoints.approveRefundRequest, async (trx, input, { changes }) => {
    const { params, body } = input
    const approval = {
      requestId: params.id,
      items: body.items ?? null,
      withDelivery: body.with_delivery,
      gifts: body.gifts,
      answer: body.answer,
    }
    await approveRefund(trx, ctx, approval, changes)
    return staffRequest(trx, ctx, params.id)
  })

  serveStaffWrite(app, ctx, endpoints.exchangeRefundRequest, async (trx, input, { changes }) => {
    const { params, body } = input
    await exchangeItems(trx, ctx, { requestId: params.id, ...body }, changes)
    return staffRequest(trx, ctx, params.id)
  })

  serveStaffWrite(app, ctx, endpoints.rejectRefundRequest, async (trx, input, { changes }) => {
    const { params, body } = input
    await rejectRefund(trx, ctx, { requestId: params.id, answer: body.answer }, changes)
    return staffRequest(trx, ctx, params.id)
  })
}
