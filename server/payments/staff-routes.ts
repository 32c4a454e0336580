import * as endpoints from '#contract/staff/payments.ts'
import * as proofCalls from '#contract/staff/proofs.ts'
import { DomainError } from '#domain/errors.ts'
import { parseDecimalText } from '#domain/format-money.ts'
import { requireVersion } from '../orders/require-version.ts'
import type { Ctx } from '../platform/context.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff, serveStaffWrite } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import { listPaymentIssues, resolvePaymentIssue } from './payment-issues.ts'
import { recognitionsOfProofs } from './proofs/present-recognitions.ts'
import { retryRecognition } from './proofs/retry-recognition.ts'
import { listWaitingProofs } from './proofs/waiting-proofs.ts'
import { recordSurplus } from './record-surplus.ts'
import { markRefundDone, refundGoodwill, retryRefund } from './settle-refund.ts'
import { listRefunds, staffRefund } from './staff-refunds.ts'

export function staffPaymentRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, proofCalls.listWaitingProofs, async ({ query }) => {
    const { data, total } = await listWaitingProofs(ctx.db, ctx, query)
    return presentStaffPage('/payment-proofs', query, data, total)
  })

  serveStaffWrite(app, ctx, proofCalls.retryProof, async (trx, { params }, { changes }) => {
    await retryRecognition(trx, ctx, params.id, changes)
    const recognition = (await recognitionsOfProofs(trx, [params.id])).get(params.id)
    if (!recognition) throw new DomainError('not_found')
    return recognition
  })

  serveStaff(app, ctx, endpoints.listRefunds, async ({ query }) => {
    const filter = {
      state: query.state === 'all' ? null : query.state,
      method: query.method ?? null,
      orderId: query.order_id ?? null,
      from: query.from,
      to: query.to,
    }
    const { data, total } = await listRefunds(ctx.db, filter, query)
    return presentStaffPage('/refunds', query, data, total)
  })

  serveStaffWrite(
    app,
    ctx,
    endpoints.startGoodwillRefund,
    async (trx, input, { changes, seen }) => {
      const { params, body } = input
      await requireVersion(trx, params.id, seen)
      const cents = parseDecimalText(body.amount) ?? 0
      const { reason, payment_id: paymentId } = body
      const goodwill = { orderId: params.id, cents, reason, paymentId }
      const refunds = []
      for (const id of await refundGoodwill(trx, ctx, goodwill, changes)) {
        refunds.push(await staffRefund(trx, id))
      }
      return { refunds }
    },
  )

  serveStaffWrite(app, ctx, endpoints.recordSurplus, async (trx, input, { changes, seen }) => {
    const { params, body } = input
    await requireVersion(trx, params.id, seen)
    const cents = parseDecimalText(body.amount) ?? 0
    const surplus = { orderId: params.id, cents, note: body.note }
    const { refundId } = await recordSurplus(trx, ctx, surplus, changes)
    return staffRefund(trx, refundId)
  })

  serveStaffWrite(app, ctx, endpoints.recordTransfer, async (trx, input, { changes }) => {
    const { params, body } = input
    const transfer = { refundId: params.id, reference: body.reference }
    await markRefundDone(trx, ctx, transfer, changes)
    return staffRefund(trx, params.id)
  })

  serveStaffWrite(app, ctx, endpoints.retryRefund, async (trx, { params }, { changes }) => {
    await retryRefund(trx, params.id, changes)
    return staffRefund(trx, params.id)
  })

  serveStaff(app, ctx, endpoints.listPaymentIssues, async ({ query }) => {
    const { data, total } = await listPaymentIssues(ctx.db, query)
    return presentStaffPage('/payment-issues', query, data, total)
  })

  serveStaffWrite(app, ctx, endpoints.resolvePaymentIssue, async (trx, { body }, { changes }) => {
    await resolvePaymentIssue(trx, ctx, body, changes)
    return {}
  })
}
