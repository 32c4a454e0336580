import type { z } from '@hono/zod-openapi'
import * as endpoints from '#contract/endpoints/refunds.ts'
import { guestOrder, ownOrder, type FoundOrder } from '../orders/find-order.ts'
import type { Ctx } from '../platform/context.ts'
import { countAgainst, limits } from '../platform/http/rate-limit.ts'
import { serve, type App, type Caller } from '../platform/http/serve.ts'
import { readLimits } from '../settings/limits.ts'
import { refundRequests } from './present.ts'
import { requestRefund } from './request-refund.ts'

type Body = z.output<typeof endpoints.requestRefund.body & {}>

export function refundRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.listRefundRequests, async ({ params }, { account }) =>
    list(ctx, await ownOrder(ctx, account, params.id)),
  )

  serve(app, ctx, endpoints.listGuestRefundRequests, async ({ params, query }, caller) =>
    list(ctx, await guestOrder(ctx, params.id, query, caller)),
  )

  serve(app, ctx, endpoints.requestRefund, async ({ params, body }, caller) =>
    ask(ctx, await ownOrder(ctx, caller.account, params.id), body, caller),
  )

  serve(app, ctx, endpoints.requestGuestRefund, async ({ params, body }, caller) =>
    ask(ctx, await guestOrder(ctx, params.id, body, caller), body, caller),
  )
}

async function list(ctx: Ctx, { order, view }: FoundOrder) {
  return refundRequests(ctx, {
    orderId: order.id,
    view,
    returnDays: (await readLimits(ctx)).return_days,
  })
}

async function ask(
  ctx: Ctx,
  { order, view }: FoundOrder,
  body: Body,
  { account, remember }: Caller<'account'>,
) {
  await countAgainst(ctx, limits.refundRequests, account.id)
  const asked = { orderId: order.id, view, returnDays: (await readLimits(ctx)).return_days }
  const request = {
    orderId: order.id,
    accountId: account.id,
    reason: body.reason,
    images: body.images,
    wishes: body.refund_items,
  }
  return requestRefund(ctx, request, async (trx) => {
    const answer = await refundRequests({ ...ctx, db: trx }, asked)
    await remember(trx, answer)
    return answer
  })
}
