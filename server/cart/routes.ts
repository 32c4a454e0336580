import * as endpoints from '#contract/endpoints/cart.ts'
import { suggestOwnVouchers as ownVouchersEndpoint } from '#contract/endpoints/vouchers.ts'
import type { Account } from '../platform/access/authenticate.ts'
import type { Ctx } from '../platform/context.ts'
import type { App } from '../platform/http/app.ts'
import { serve, serveSteps } from '../platform/http/serve.ts'
import { countGuess, refuseGuesser } from '../promotions/voucher-guess-limit.ts'
import { getStore } from '../settings/stores.ts'
import { listCouriers } from '../shipping/couriers.ts'
import { addToCart, setQuantity } from './change-cart.ts'
import { suggestOwnVouchers } from './own-vouchers.ts'
import { presentCart, presentCourier } from './present.ts'
import { type CartKey, removeLines } from './queries.ts'
import { prepareQuote, readCart } from './read-cart.ts'
import { relatedUrls } from './related.ts'

export function cartRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.readCart, async ({ params, body }, caller) => {
    const cart = await cartOf(ctx, caller.account, params.store_id)
    if (body.voucher_code) await refuseGuesser(ctx, caller)
    const quote = await prepareQuote(ctx, cart, {
      checkedOut: body.checkout_product_variant_ids,
      voucherCode: body.voucher_code,
      withPoints: body.point_product_variant_ids,
      delivery: body.delivery_info,
    })
    const answer = presentCart(await readCart(ctx.db, ctx, cart, quote))
    await countGuess(ctx, caller, body.voucher_code, answer.voucher_problem)
    return answer
  })

  serve(app, ctx, ownVouchersEndpoint, async ({ params, body }, { account }) => {
    const cart = await cartOf(ctx, account, params.store_id)
    const data = await suggestOwnVouchers(ctx, cart, {
      checkedOut: body.checkout_product_variant_ids,
      withPoints: body.point_product_variant_ids,
      delivery: body.delivery_info,
    })
    return { data }
  })

  serveSteps(app, ctx, endpoints.addToCart, async (steps, { params, body }, { account }) => {
    const cart = await cartOf(ctx, account, params.store_id)
    const change = { cart, variantId: body.product_variant_id, qty: body.qty }
    return addToCart(steps.commitStatement, ctx, change)
  })

  serveSteps(app, ctx, endpoints.setQuantity, async (steps, { params, body }, { account }) => {
    const cart = await cartOf(ctx, account, params.store_id)
    const change = { cart, variantId: body.product_variant_id, qty: body.qty }
    return setQuantity(steps.commitStatement, ctx, change)
  })

  serve(app, ctx, endpoints.clearCart, async ({ params }, { account }) => {
    const cart = await cartOf(ctx, account, params.store_id)
    await removeLines(ctx.db, cart)
    return presentCart(await readCart(ctx.db, ctx, cart, await prepareQuote(ctx, cart)))
  })

  serve(app, ctx, endpoints.listCouriers, async ({ params, query }, caller) => {
    await getStore(ctx, params.store_id)
    caller.tag('couriers', 'configuration')
    const couriers = await listCouriers(ctx)
    return { data: couriers.flatMap((courier) => presentCourier(courier, query.country_code)) }
  })

  serve(app, ctx, endpoints.cartRelatedProducts, async ({ params, query }, { account }) => {
    const cart = await cartOf(ctx, account, params.store_id)
    return { data: await relatedUrls(ctx, cart, params.store_id, query.items_per_page) }
  })
}

async function cartOf(ctx: Ctx, account: Account, storeId: string): Promise<CartKey> {
  return { accountId: account.id, storeId: (await getStore(ctx, storeId)).id }
}
