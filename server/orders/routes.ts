import type { z } from 'zod'
import * as endpoints from '#contract/endpoints/orders.ts'
import { offlinePaymentMethods } from '#contract/endpoints/configuration.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import type { App } from '../platform/http/app.ts'
import { presentPage } from '../platform/http/paging.ts'
import { serve, serveSteps } from '../platform/http/serve.ts'
import type { Steps } from '../platform/database/steps.ts'
import { getStore } from '../settings/stores.ts'
import { cancelOrder } from './cancel-order.ts'
import { completeOrder } from './complete-order.ts'
import { type FoundOrder, guestOrder, ownOrder } from './find-order.ts'
import { presentSummary } from './present-summary.ts'
import { presentOrder, readOrderTerms } from './present.ts'
import { getOrder, listOrders } from './queries.ts'
import { uploadProof } from './upload-proof.ts'

export function orderRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.listOrders, async ({ query }, { account }) => {
    const store = query.store_id && (await getStore(ctx, query.store_id))
    const page = { ...query, ...(store && { storeId: store.id }) }
    const { rows, total } = await listOrders(ctx.db, account.id, page)
    return presentPage('/orders/all', query, rows.map(presentSummary), total)
  })

  serve(app, ctx, endpoints.listOfflineOrders, async ({ query }, { account }) => {
    const page = { ...query, methods: offlinePaymentMethods }
    const { rows, total } = await listOrders(ctx.db, account.id, page)
    return presentPage('/orders/all/offline', query, rows.map(presentSummary), total)
  })

  serve(app, ctx, endpoints.getOrder, async ({ params }, { account }) =>
    present(ctx, await ownOrder(ctx, account, params.id)),
  )

  serve(app, ctx, endpoints.getGuestOrder, async ({ params, query }, caller) =>
    present(ctx, await guestOrder(ctx, params.id, query, caller)),
  )

  serveSteps(app, ctx, endpoints.uploadProof, async (steps, { params, body }, { account }) => {
    const found = await ownOrder(ctx, account, params.id)
    return upload(ctx, steps, found, { fileId: body.image, accountId: account.id })
  })

  serveSteps(app, ctx, endpoints.uploadGuestProof, async (steps, { params, body }, caller) => {
    const found = await guestOrder(ctx, params.id, body, caller)
    return upload(ctx, steps, found, { fileId: body.image, accountId: caller.account.id })
  })

  serveSteps(app, ctx, endpoints.completeOrder, async (steps, { params }, { account }) =>
    complete(ctx, steps, await ownOrder(ctx, account, params.id)),
  )

  serveSteps(app, ctx, endpoints.completeGuestOrder, async (steps, { params, body }, caller) =>
    complete(ctx, steps, await guestOrder(ctx, params.id, body, caller)),
  )

  serveSteps(app, ctx, endpoints.cancelOrder, async (steps, { params }, { account }) =>
    cancel(ctx, steps, await ownOrder(ctx, account, params.id)),
  )

  serveSteps(app, ctx, endpoints.cancelGuestOrder, async (steps, { params, body }, caller) =>
    cancel(ctx, steps, await guestOrder(ctx, params.id, body, caller)),
  )
}

async function present(ctx: Ctx, found: FoundOrder) {
  return presentOrder(ctx.db, await readOrderTerms(ctx), found)
}

type OrderSteps = Steps<z.input<typeof endpoints.cancelOrder.answer>>

function upload(
  ctx: Ctx,
  steps: OrderSteps,
  found: FoundOrder,
  proof: { fileId: string; accountId: string },
) {
  const { order, actor } = found
  return changing(ctx, steps, found, (trx) =>
    uploadProof(trx, ctx, { ...proof, orderId: order.id, actor }),
  )
}

function complete(ctx: Ctx, steps: OrderSteps, found: FoundOrder) {
  const { order, actor } = found
  return changing(ctx, steps, found, (trx) => completeOrder(trx, ctx, order.id, { actor }))
}

function cancel(ctx: Ctx, steps: OrderSteps, found: FoundOrder) {
  const { order, actor } = found
  return changing(ctx, steps, found, (trx) => cancelOrder(trx, ctx, order.id, { actor }))
}

/** Answers with the changed order. */
async function changing(
  ctx: Ctx,
  { commit }: OrderSteps,
  found: FoundOrder,
  change: (trx: Trx) => Promise<void>,
) {
  const terms = await readOrderTerms(ctx)
  return commit(async (trx) => {
    await change(trx)
    const order = await getOrder(trx, found.order.id)
    return presentOrder(trx, terms, { ...found, order })
  })
}
