import * as endpoints from '#contract/endpoints/cart.ts'
import type { Ctx } from '../platform/context.ts'
import { countAgainst, limits } from '../platform/http/rate-limit.ts'
import { serve, type App } from '../platform/http/serve.ts'
import { withGuessesCounted } from '../promotions/voucher-guesses.ts'
import { getStore } from '../settings/stores.ts'
import { placeOrder } from './place-order.ts'

export function checkoutRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.checkout, async ({ params, body }, caller) => {
    const { account, locale, remember } = caller
    await countAgainst(ctx, limits.checkouts, account.id)
    const store = await getStore(ctx, params.store_id)
    const place = () => placeOrder(ctx, { account, storeId: store.id, locale, body, remember })
    return body.voucher_code ? withGuessesCounted(ctx, caller, body.voucher_code, place) : place()
  })
}
