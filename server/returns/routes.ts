import type { z } from '@hono/zod-openapi'
import * as endpoints from '#contract/endpoints/refunds.ts'
import { guestOrder, ownOrder, type FoundOrder } from '../orders/find-order.ts'
import type { Ctx } from '../platform/context.ts'
import type { Commit } from '../platform/database/steps.ts'
import { countAgainst, limits } from '../platform/http/rate-limit.ts'
import type { App } from '../platform/http/app.ts'
import { readLimits } from '../settings/limits.ts'
import { serve, serveSteps } from '../platform/http/serve.ts'
import { refundRequests } from './present.ts'
import { requestRefund } from './request-refund.ts'
import { readReturnPlace } from './return-place.ts'

type Answer = z.input<typeof endpoints.requestRefund.answer>
type Body = z.output<typeof endpoints.requestRefund.body & {}>

export function refundRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.listRefundRequests, async ({ params }, { account }) =>
    list(ctx, await ownOrder(ctx, account, params.id)),
  )

  serve(app, ctx, endpoints.listGuestRefundRequests, async ({ params, query }, caller) =>
    list(ctx, await guestOrder(ctx, params.id, query, caller)),
  )

  serveSteps(app, ctx, endpoints.requestRefund, async ({ commit }, { params, body }, caller) => {
    const found = await ownOrder(ctx, caller.account, params.id)
    return ask(commit, ctx, { found, body, accountId: caller.account.id })
  })

  serveSteps(app, ctx, endpoints.requestGuestRefund, async (steps, { params, body }, caller) => {
    const found = await guestOrder(ctx, params.id, body, caller)
    return ask(steps.commit, ctx, { found, body, accountId: caller.account.id })
  })
}

async function list(ctx: Ctx, { order, view }: FoundOrder) {
  const { return_days: returnDays } = await readLimits(ctx)
  const place = await readReturnPlace(ctx, order.store_id)
  return refundRequests(ctx.db, ctx, { orderId: order.id, view, returnDays, place })
}

interface Asked {
  found: FoundOrder
  body: Body
  accountId: string
}

async function ask(commit: Commit<Answer>, ctx: Ctx, { found, body, accountId }: Asked) {
  await countAgainst(ctx, limits.refundRequests, accountId)
  const orderId = found.order.id
  const { return_days: returnDays } = await readLimits(ctx)
  const place = await readReturnPlace(ctx, found.order.store_id)
  const { reason, images, refund_items: wishes } = body
  return commit(async (trx) => {
    await requestRefund(trx, ctx, { orderId, returnDays, accountId, reason, images, wishes })
    return refundRequests(trx, ctx, { orderId, view: found.view, returnDays, place })
  })
}
