import * as endpoints from '#contract/endpoints/orders.ts'
import { offlinePaymentMethods } from '#contract/endpoints/configuration.ts'
import type { Ctx, Trx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { presentPage } from '../platform/http/paging.ts'
import { serve, type App, type Caller } from '../platform/http/serve.ts'
import { readLimits } from '../settings/limits.ts'
import { getStore } from '../settings/stores.ts'
import { cancelOrderIn } from './cancel-order.ts'
import { completeOrderIn } from './complete-order.ts'
import { type FoundOrder, guestOrder, ownOrder } from './find-order.ts'
import { presentSummary } from './present-summary.ts'
import { presentOrder } from './present.ts'
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
    presentOrder(ctx, await ownOrder(ctx, account, params.id)),
  )

  serve(app, ctx, endpoints.getGuestOrder, async ({ params, query }, caller) =>
    presentOrder(ctx, await guestOrder(ctx, params.id, query, caller)),
  )

  serve(app, ctx, endpoints.uploadProof, async ({ params, body }, caller) =>
    upload(ctx, await ownOrder(ctx, caller.account, params.id), body.image, caller),
  )

  serve(app, ctx, endpoints.uploadGuestProof, async ({ params, body }, caller) =>
    upload(ctx, await guestOrder(ctx, params.id, body, caller), body.image, caller),
  )

  serve(app, ctx, endpoints.completeOrder, async ({ params }, caller) =>
    complete(ctx, await ownOrder(ctx, caller.account, params.id), caller),
  )

  serve(app, ctx, endpoints.completeGuestOrder, async ({ params, body }, caller) =>
    complete(ctx, await guestOrder(ctx, params.id, body, caller), caller),
  )

  serve(app, ctx, endpoints.cancelOrder, async ({ params }, caller) =>
    cancel(ctx, await ownOrder(ctx, caller.account, params.id), caller),
  )

  serve(app, ctx, endpoints.cancelGuestOrder, async ({ params, body }, caller) =>
    cancel(ctx, await guestOrder(ctx, params.id, body, caller), caller),
  )
}

type AnyCaller = Pick<Caller<'public'>, 'remember'>

function upload(ctx: Ctx, found: FoundOrder, fileId: string, caller: Caller<'account'>) {
  const { order, actor } = found
  const proof = { orderId: order.id, fileId, accountId: caller.account.id, actor }
  return answering(ctx, found, caller, (trx) => uploadProof(trx, ctx, proof))
}

function complete(ctx: Ctx, found: FoundOrder, caller: AnyCaller) {
  const { order, actor } = found
  return answering(ctx, found, caller, (trx) => completeOrderIn(trx, ctx, order.id, { actor }))
}

function cancel(ctx: Ctx, found: FoundOrder, caller: AnyCaller) {
  const { order, actor } = found
  return answering(ctx, found, caller, (trx) => cancelOrderIn(trx, ctx, order.id, { actor }))
}

/** The change and its remembered answer are one: what was done is never done again under its key. */
async function answering(
  ctx: Ctx,
  found: FoundOrder,
  { remember }: AnyCaller,
  change: (trx: Trx) => Promise<void>,
) {
  // What the answer takes from a cache is asked for before the transaction opens.
  await readLimits(ctx)
  return inTransaction(ctx, async (trx) => {
    await change(trx)
    const order = await getOrder(trx, found.order.id)
    const answer = await presentOrder({ ...ctx, db: trx }, { ...found, order })
    await remember(trx, answer)
    return answer
  })
}
