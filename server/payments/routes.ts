import * as endpoints from '#contract/endpoints/payments.ts'
import { isExpiredCard } from '#domain/card-expiry.ts'
import { LineMoved } from '../cart/put-back.ts'
import { backToCart } from '../orders/back-to-cart.ts'
import { guestOrder, ownOrder } from '../orders/find-order.ts'
import { readOrderTerms } from '../orders/present.ts'
import type { Ctx } from '../platform/context.ts'
import { presentPage } from '../platform/http/paging.ts'
import { countAgainst, limits } from '../platform/http/rate-limit.ts'
import type { App } from '../platform/http/app.ts'
import { serve, serveSteps, serveWrite } from '../platform/http/serve.ts'
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

  serveSteps(app, ctx, endpoints.bindCreditCard, async (steps, { body }, { account }) => {
    await countAgainst(ctx, limits.cardBindings, account.id)
    const return_url = await startBinding(ctx, account, body)
    // Only the gateway was changed: nothing to write but the stored answer.
    return steps.commitStatement(async () => ({ return_url }))
  })

  serveWrite(app, ctx, endpoints.setDefaultCreditCard, async (trx, { params }, { account }) => {
    await setDefaultCard(trx, account, params.card_id)
    return {}
  })

  serveWrite(app, ctx, endpoints.deleteCreditCard, async (trx, { params }, { account }) => {
    await deleteCard(trx, account, params.card_id)
    return {}
  })

  serveSteps(app, ctx, endpoints.payOrder, async ({ commit }, { params, body }, { account }) => {
    const { order, actor } = await ownOrder(ctx, account, params.id)
    await countAgainst(ctx, limits.payments, order.id)
    return payOrder(commit, ctx, { order, actor, account, body })
  })

  serveSteps(app, ctx, endpoints.payGuestOrder, async ({ commit }, { params, body }, caller) => {
    const { order, actor } = await guestOrder(ctx, params.id, body, caller)
    await countAgainst(ctx, limits.payments, order.id)
    return payOrder(commit, ctx, { order, actor, account: null, body })
  })

  serveSteps(app, ctx, endpoints.backToCart, async ({ commit }, { params }, { account }) => {
    const found = await ownOrder(ctx, account, params.id)
    const terms = await readOrderTerms(ctx)
    return commit(
      (trx) => backToCart(trx, ctx, { found, accountId: account.id, terms }),
      (error) => error instanceof LineMoved,
    )
  })
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
