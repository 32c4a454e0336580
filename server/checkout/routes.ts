import * as endpoints from '#contract/endpoints/cart.ts'
import type { Ctx } from '../platform/context.ts'
import { countAgainst, limits } from '../platform/http/rate-limit.ts'
import type { App } from '../platform/http/app.ts'
import { serveSteps } from '../platform/http/serve.ts'
import { withGuessesCounted } from '../promotions/voucher-guess-limit.ts'
import { getStore } from '../settings/stores.ts'
import { placeOrder } from './place-order.ts'

export function checkoutRoutes(app: App, ctx: Ctx): void {
  serveSteps(app, ctx, endpoints.checkout, async ({ commit }, { params, body }, caller) => {
    const { account, locale } = caller
    await countAgainst(ctx, limits.checkouts, account.id)
    const store = await getStore(ctx, params.store_id)
    const place = () => placeOrder(commit, ctx, { account, storeId: store.id, locale, body })
    return body.voucher_code ? withGuessesCounted(ctx, caller, body.voucher_code, place) : place()
  })
}
