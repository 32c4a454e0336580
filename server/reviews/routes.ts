import type { z } from 'zod'
import * as endpoints from '#contract/endpoints/reviews.ts'
import { DomainError } from '#domain/errors.ts'
import { guestOrder, ownOrder, type FoundOrder } from '../orders/find-order.ts'
import type { Ctx } from '../platform/context.ts'
import type { Commit } from '../platform/database/steps.ts'
import { countAgainst, limits } from '../platform/http/rate-limit.ts'
import type { App } from '../platform/http/app.ts'
import { readLimits } from '../settings/limits.ts'
import { serve, serveSteps, type Caller } from '../platform/http/serve.ts'
import { getStore } from '../settings/stores.ts'
import { orderReviews } from './order-reviews.ts'
import { productReviews } from './product-reviews.ts'
import { writeReviews, type Writing } from './write-reviews.ts'

type Answer = z.input<typeof endpoints.writeReviews.answer>

/** Answers to a write show every review, oldest first. */
const allOfThem = { page: 1, per_page: 200, sort_order: 'asc' } as const

export function reviewRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.listOrderReviews, async ({ params, query }, { account }) => {
    const found = await ownOrder(ctx, account, params.id)
    return orderReviews(ctx.db, ctx, { ...found, path: `/orders/${params.id}/reviews`, query })
  })

  serve(app, ctx, endpoints.listGuestOrderReviews, async ({ params, query }, caller) => {
    const found = await guestOrder(ctx, params.id, query, caller)
    const path = `/orders/${params.id}/reviews/guest`
    return orderReviews(ctx.db, ctx, { ...found, path, query })
  })

  serveSteps(app, ctx, endpoints.writeReviews, async ({ commit }, { params, body }, caller) => {
    const found = await ownOrder(ctx, caller.account, params.id)
    return write(commit, ctx, { found, reviews: body.reviews, caller })
  })

  serveSteps(app, ctx, endpoints.writeGuestReviews, async (steps, { params, body }, caller) => {
    const found = await guestOrder(ctx, params.id, body, caller)
    return write(steps.commit, ctx, { found, reviews: body.reviews, caller })
  })

  serve(app, ctx, endpoints.listProductReviews, async ({ params, query }, { tag }) => {
    const store = await getStore(ctx, params.store_id)
    const id = (await ctx.search.current(store.id)).find(params.product_id)
    if (id === undefined) throw new DomainError('product_not_found')
    tag(`product:${id}`)
    const path = `/stores/${params.store_id}/product-management/products/${params.product_id}/reviews`
    return productReviews(ctx, id, path, query)
  })
}

interface Written {
  found: FoundOrder
  reviews: Writing['reviews']
  caller: Caller<'account'>
}

async function write(commit: Commit<Answer>, ctx: Ctx, { found, reviews, caller }: Written) {
  const { account, locale } = caller
  await countAgainst(ctx, limits.reviews, account.id)
  const orderId = found.order.id
  const { return_days: returnDays, review_images: maxImages } = await readLimits(ctx)
  const writing = { orderId, accountId: account.id, locale, reviews, returnDays, maxImages }
  return commit(async (trx) => {
    await writeReviews(trx, ctx, writing)
    const path = `/orders/${orderId}/reviews`
    return orderReviews(trx, ctx, { ...found, path, query: allOfThem })
  })
}
