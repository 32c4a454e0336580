import * as endpoints from '#contract/endpoints/cart.ts'
import { findStore } from '../catalogue/stores.ts'
import type { Ctx } from '../context.ts'
import { countAgainst, limits } from '../http/rate-limit.ts'
import { serve, type App } from '../http/serve.ts'
import { withGuessesCounted } from '../offers/voucher-guesses.ts'
import { placeOrder } from './place-order.ts'

export function checkoutRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.checkout, async ({ params, body }, caller) => {
    const { account, locale, remember } = caller
    await countAgainst(ctx, limits.checkouts, account.id)
    const store = await findStore(ctx, params.store_id)
    const place = () => placeOrder(ctx, { account, storeId: store.id, locale, body, remember })
    return body.voucher_code ? withGuessesCounted(ctx, caller, body.voucher_code, place) : place()
  })
}
