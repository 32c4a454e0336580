import * as endpoints from '#contract/staff/aftersales.ts'
import type { Ctx } from '../platform/context.ts'
import { erasePicture } from '../platform/files/renditions.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff, serveStaffSteps, serveStaffWrite } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import { approveReview, rejectReview, replyToReview, withPublicCopies } from './moderate.ts'
import { approvalOf } from './present-approval.ts'
import type { PublicFile } from './publish-pictures.ts'
import { listReviews, staffReview } from './staff-reviews.ts'

export function staffReviewRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listReviews, async ({ query }) => {
    const { data, total } = await listReviews(ctx.db, ctx, {
      state: query.state === 'all' ? null : approvalOf(query.state),
      productId: query.product_id ?? null,
      order: query.sort_order,
      page: query.page,
      per_page: query.per_page,
    })
    return presentStaffPage('/reviews', query, data, total)
  })

  serveStaffSteps(app, ctx, endpoints.approveReview, ({ commit }, { params }, { changes }) =>
    withPublicCopies(ctx, params.id, (copies) =>
      commit(async (trx) => {
        await approveReview(trx, ctx, { reviewId: params.id, copies }, changes)
        return staffReview(trx, ctx, params.id)
      }),
    ),
  )

  serveStaffSteps(app, ctx, endpoints.rejectReview, async ({ commit }, input, { changes }) => {
    const { params, body } = input
    const rejection = { reviewId: params.id, reason: body.reason }
    let withdrawn: readonly PublicFile[] = []
    const answer = await commit(async (trx) => {
      withdrawn = await rejectReview(trx, ctx, rejection, changes)
      return staffReview(trx, ctx, params.id)
    })
    for (const file of withdrawn) await erasePicture(ctx, file)
    return answer
  })

  serveStaffWrite(app, ctx, endpoints.replyToReview, async (trx, { params, body }, { changes }) => {
    await replyToReview(trx, ctx, { reviewId: params.id, text: body.text }, changes)
    return staffReview(trx, ctx, params.id)
  })
}
