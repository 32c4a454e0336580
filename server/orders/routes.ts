import * as endpoints from '#contract/endpoints/orders.ts'
import { offlinePaymentMethods } from '#contract/endpoints/configuration.ts'
import { findStore } from '../catalogue/stores.ts'
import type { Ctx } from '../context.ts'
import { presentPage } from '../http/paging.ts'
import { serve, type App } from '../http/serve.ts'
import { cancelOrder } from './cancel-order.ts'
import { completeOrder } from './complete-order.ts'
import { guestOrder, ownOrder } from './find-order.ts'
import { presentOrder } from './present.ts'
import { presentSummary } from './present-summary.ts'
import { listOrders } from './queries.ts'
import { uploadProof } from './upload-proof.ts'

export function orderRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.listOrders, async ({ query }, { account }) => {
    const store = query.store_id && (await findStore(ctx, query.store_id))
    const page = { number: query.page, size: query.per_page, ...(store && { storeId: store.id }) }
    const { rows, total } = await listOrders(ctx.db, account.id, page)
    return presentPage('/orders/all', query, rows.map(presentSummary), total)
  })

  serve(app, ctx, endpoints.listOfflineOrders, async ({ query }, { account }) => {
    const page = { number: query.page, size: query.per_page, methods: offlinePaymentMethods }
    const { rows, total } = await listOrders(ctx.db, account.id, page)
    return presentPage('/orders/all/offline', query, rows.map(presentSummary), total)
  })

  serve(app, ctx, endpoints.getOrder, async ({ params }, { account }) =>
    presentOrder(ctx, await ownOrder(ctx, account, params.id)),
  )

  serve(app, ctx, endpoints.getGuestOrder, async ({ params, query }, caller) =>
    presentOrder(ctx, await guestOrder(ctx, params.id, query, caller)),
  )

  serve(app, ctx, endpoints.uploadProof, async ({ params, body }, { account }) => {
    const { order, actor } = await ownOrder(ctx, account, params.id)
    const upload = { orderId: order.id, fileId: body.image, accountId: account.id, actor }
    await uploadProof(ctx, upload)
    return presentOrder(ctx, await ownOrder(ctx, account, params.id))
  })

  serve(app, ctx, endpoints.uploadGuestProof, async ({ params, body }, caller) => {
    const { order, actor } = await guestOrder(ctx, params.id, body, caller)
    const upload = { orderId: order.id, fileId: body.image, accountId: caller.account.id, actor }
    await uploadProof(ctx, upload)
    return presentOrder(ctx, await guestOrder(ctx, params.id, body, caller))
  })

  serve(app, ctx, endpoints.completeOrder, async ({ params }, { account }) => {
    const { order, actor } = await ownOrder(ctx, account, params.id)
    await completeOrder(ctx, order.id, actor)
    return presentOrder(ctx, await ownOrder(ctx, account, params.id))
  })

  serve(app, ctx, endpoints.completeGuestOrder, async ({ params, body }, caller) => {
    const { order, actor } = await guestOrder(ctx, params.id, body, caller)
    await completeOrder(ctx, order.id, actor)
    return presentOrder(ctx, await guestOrder(ctx, params.id, body, caller))
  })

  serve(app, ctx, endpoints.cancelOrder, async ({ params }, { account }) => {
    const { order, actor } = await ownOrder(ctx, account, params.id)
    await cancelOrder(ctx, order.id, actor)
    return presentOrder(ctx, await ownOrder(ctx, account, params.id))
  })

  serve(app, ctx, endpoints.cancelGuestOrder, async ({ params, body }, caller) => {
    const { order, actor } = await guestOrder(ctx, params.id, body, caller)
    await cancelOrder(ctx, order.id, actor)
    return presentOrder(ctx, await guestOrder(ctx, params.id, body, caller))
  })
}
