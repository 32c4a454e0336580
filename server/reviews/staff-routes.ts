import * as endpoints from '#contract/staff/aftersales.ts'
import type { Ctx, Trx } from '../platform/context.ts'
import type { Remember } from '../platform/http/idempotency.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/serve.ts'
import { approveReview, rejectReview, replyToReview } from './moderate.ts'
import { approvalOf } from './present-approval.ts'
import { listReviews, staffReview } from './staff-reviews.ts'

export function staffReviewRoutes(app: App, ctx: Ctx): void {
  /** The review as it is at the end of the transaction. */
  const answerOf = (reviewId: string, remember: Remember) => async (trx: Trx) => {
    const answer = await staffReview({ ...ctx, db: trx }, reviewId)
    await remember(trx, answer)
    return answer
  }

  serveStaff(app, ctx, endpoints.listReviews, async ({ query }) => {
    const { data, total } = await listReviews(ctx, {
      state: query.state === 'all' ? null : approvalOf(query.state),
      productId: query.product_id ?? null,
      page: query.page,
      per_page: query.per_page,
    })
    return presentStaffPage('/reviews', query, data, total)
  })

  serveStaff(app, ctx, endpoints.approveReview, async ({ params }, { staff, remember }) =>
    approveReview(ctx, staff, { reviewId: params.id, answer: answerOf(params.id, remember) }),
  )

  serveStaff(app, ctx, endpoints.rejectReview, async ({ params, body }, { staff, remember }) => {
    const answer = answerOf(params.id, remember)
    return rejectReview(ctx, staff, { reviewId: params.id, reason: body.reason, answer })
  })

  serveStaff(app, ctx, endpoints.replyToReview, async ({ params, body }, { staff, remember }) => {
    const answer = answerOf(params.id, remember)
    return replyToReview(ctx, staff, { reviewId: params.id, text: body.text, answer })
  })
}
