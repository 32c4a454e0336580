import * as endpoints from '#contract/endpoints/payments.ts'
import { isExpiredCard } from '#domain/card-expiry.ts'
import { backToCart } from '../orders/back-to-cart.ts'
import { guestOrder, ownOrder } from '../orders/find-order.ts'
import type { Ctx } from '../platform/context.ts'
import { presentPage } from '../platform/http/paging.ts'
import { countAgainst, limits } from '../platform/http/rate-limit.ts'
import { serve, type App } from '../platform/http/serve.ts'
import { payOrder } from './pay-order.ts'
import { deleteCard, listCards, setDefaultCard, startBinding, type CardRow } from './saved-cards.ts'

export function paymentRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.listCreditCards, async ({ query }, { account }) => {
    const cards = await listCards(ctx.db, account.id)
    const from = (query.page - 1) * query.per_page
    const shown = cards.slice(from, from + query.per_page)
    const rows = shown.map((card) => presentCard(card, ctx.clock()))
    return presentPage('/credit-cards/all', query, rows, cards.length)
  })

  serve(app, ctx, endpoints.bindCreditCard, async ({ body }, { account }) => {
    await countAgainst(ctx, limits.cardBindings, account.id)
    return { return_url: await startBinding(ctx, account, body) }
  })

  serve(app, ctx, endpoints.setDefaultCreditCard, async ({ params }, { account }) => {
    await setDefaultCard(ctx, account, params.card_id)
    return {}
  })

  serve(app, ctx, endpoints.deleteCreditCard, async ({ params }, { account }) => {
    await deleteCard(ctx, account, params.card_id)
    return {}
  })

  serve(app, ctx, endpoints.payOrder, async ({ params, body }, { account, remember }) => {
    const { order, actor } = await ownOrder(ctx, account, params.id)
    await countAgainst(ctx, limits.payments, order.id)
    return payOrder(ctx, { order, actor, account, remember, body })
  })

  serve(app, ctx, endpoints.payGuestOrder, async ({ params, body }, caller) => {
    const { order, actor } = await guestOrder(ctx, params.id, body, caller)
    await countAgainst(ctx, limits.payments, order.id)
    return payOrder(ctx, { order, actor, account: null, remember: caller.remember, body })
  })

  serve(app, ctx, endpoints.backToCart, async ({ params }, { account, remember }) =>
    backToCart(ctx, await ownOrder(ctx, account, params.id), account.id, remember),
  )
}

function presentCard(card: CardRow, now: Date) {
  const { id, is_default, brand, last4, exp_month, exp_year, created_at } = card
  return {
    _id: id,
    is_default,
    brand,
    last4,
    exp_month,
    exp_year,
    is_expired: isExpiredCard(card, now),
    created_at: created_at.toISOString(),
  }
}
