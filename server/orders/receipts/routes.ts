import * as endpoints from '#contract/endpoints/receipts.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { guestOrder, ownOrder } from '../find-order.ts'
import { presentReceipt } from './present-receipt.ts'

export function receiptRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.getReceipt, async ({ params }, { account }) =>
    presentReceipt(ctx, await ownOrder(ctx, account, params.id)),
  )

  serve(app, ctx, endpoints.getGuestReceipt, async ({ params, query }, caller) =>
    presentReceipt(ctx, await guestOrder(ctx, params.id, query, caller)),
  )
}
