import * as endpoints from '#contract/endpoints/reviews.ts'
import { DomainError } from '#domain/errors.ts'
import { guestOrder, ownOrder, type FoundOrder } from '../orders/find-order.ts'
import type { Ctx } from '../platform/context.ts'
import { countAgainst, limits } from '../platform/http/rate-limit.ts'
import { serve, type App, type Caller } from '../platform/http/serve.ts'
import { getStore } from '../settings/stores.ts'
import { orderReviews } from './order-reviews.ts'
import { productReviews } from './product-reviews.ts'
import { writeReviews } from './write-reviews.ts'

type Body = Pick<Parameters<typeof writeReviews>[1], 'reviews'>

/** A written list is shown whole, oldest first. */
const allOfThem = { page: 1, per_page: 200, sort_order: 'asc' } as const

export function reviewRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.listOrderReviews, async ({ params, query }, { account }) => {
    const found = await ownOrder(ctx, account, params.id)
    return orderReviews(ctx, { ...found, path: `/orders/${params.id}/reviews`, query })
  })

  serve(app, ctx, endpoints.listGuestOrderReviews, async ({ params, query }, caller) => {
    const found = await guestOrder(ctx, params.id, query, caller)
    return orderReviews(ctx, { ...found, path: `/orders/${params.id}/reviews/guest`, query })
  })

  serve(app, ctx, endpoints.writeReviews, async ({ params, body }, caller) =>
    write(ctx, await ownOrder(ctx, caller.account, params.id), body, caller),
  )

  serve(app, ctx, endpoints.writeGuestReviews, async ({ params, body }, caller) =>
    write(ctx, await guestOrder(ctx, params.id, body, caller), body, caller),
  )

  serve(app, ctx, endpoints.listProductReviews, async ({ params, query }, { tag }) => {
    const store = await getStore(ctx, params.store_id)
    const id = (await ctx.search.current(store.id)).find(params.product_id)
    if (id === undefined) throw new DomainError('product_not_found')
    tag(`product:${id}`)
    const path = `/stores/${params.store_id}/product-management/products/${params.product_id}/reviews`
    return productReviews(ctx, id, path, query)
  })
}

async function write(
  ctx: Ctx,
  found: FoundOrder,
  { reviews }: Body,
  { account, locale, remember }: Caller<'account'>,
) {
  await countAgainst(ctx, limits.reviews, account.id)
  const writing = { orderId: found.order.id, accountId: account.id, locale, reviews }
  return writeReviews(ctx, writing, async (trx) => {
    const path = `/orders/${found.order.id}/reviews`
    const asked = { ...found, path, query: allOfThem }
    const answer = await orderReviews({ ...ctx, db: trx }, asked)
    await remember(trx, answer)
    return answer
  })
}
