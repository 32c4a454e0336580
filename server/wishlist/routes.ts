import * as shares from '#contract/endpoints/wishlist-shares.ts'
import * as endpoints from '#contract/endpoints/wishlist.ts'
import { loadCards } from '../catalogue/cards.ts'
import type { Ctx } from '../platform/context.ts'
import { pageSlice, presentPage } from '../platform/http/paging.ts'
import { countAgainst, limits } from '../platform/http/rate-limit.ts'
import type { App } from '../platform/http/app.ts'
import { serve, serveSteps } from '../platform/http/serve.ts'
import { getStore } from '../settings/stores.ts'
import { readStockRequest, requestStock } from './request-stock.ts'
import { wishedProducts, type WishlistKey } from './queries.ts'
import { getSharedList, readShare, shareWishlist, stopSharing } from './share-wishlist.ts'
import { findWish, toggleWishlistItem } from './toggle-wishlist-item.ts'

export function wishlistRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.readWishlist, async ({ params, query }, { account }) => {
    const { id: storeId } = await getStore(ctx, params.store_id)
    const { cards, total } = await listCards(ctx, { accountId: account.id, storeId }, query)
    return presentPage(`/stores/${params.store_id}/wishlist/all`, query, cards, total)
  })

  serve(app, ctx, endpoints.readWishlistIds, async ({ params }, { account }) => {
    const { id: storeId } = await getStore(ctx, params.store_id)
    const data = await idsForSale(ctx, { accountId: account.id, storeId })
    return { data, total: data.length }
  })

  serveSteps(app, ctx, endpoints.requestStock, async ({ commit }, { params, body }, caller) => {
    await countAgainst(ctx, limits.stockRequests, caller.address)
    const { id: storeId } = await getStore(ctx, params.store_id)
    const request = await readStockRequest(ctx, caller, { storeId, ...body })
    await countAgainst(ctx, limits.stockRequestsByEmail, request.email)
    return commit((trx) => requestStock(trx, ctx, request))
  })

  serveSteps(app, ctx, endpoints.toggleWish, async ({ commit }, { params, body }, { account }) => {
    await countAgainst(ctx, limits.wishes, account.id)
    const { id: storeId } = await getStore(ctx, params.store_id)
    const key = { accountId: account.id, storeId }
    const wish = await findWish(ctx, storeId, body.product_id)
    return commit((trx) => toggleWishlistItem(trx, ctx, { key, wish, isWished: body.is_wished }))
  })

  sharingRoutes(app, ctx)
}

function sharingRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, shares.readWishlistShare, async ({ params }, { account }) => {
    const { id: storeId } = await getStore(ctx, params.store_id)
    return readShare(ctx.db, { accountId: account.id, storeId })
  })

  serveSteps(app, ctx, shares.shareWishlist, async ({ commit }, { params, body }, { account }) => {
    await countAgainst(ctx, limits.wishlistShares, account.id)
    const { id: storeId } = await getStore(ctx, params.store_id)
    const key = { accountId: account.id, storeId }
    return commit((trx) => shareWishlist(trx, ctx, { key, shownName: body.shown_name }))
  })

  serveSteps(app, ctx, shares.stopSharingWishlist, async ({ commit }, { params }, { account }) => {
    const { id: storeId } = await getStore(ctx, params.store_id)
    return commit((trx) => stopSharing(trx, { accountId: account.id, storeId }))
  })

  serve(app, ctx, shares.readSharedWishlist, async ({ params, query }) => {
    const { store_id: store, share_key: shareKey } = params
    const { id: storeId } = await getStore(ctx, store)
    const { shownName, ...key } = await getSharedList(ctx.db, storeId, shareKey)
    const { cards, total } = await listCards(ctx, key, query)
    const path = `/stores/${store}/shared-wishlists/${shareKey}`
    return { shown_name: shownName, ...presentPage(path, query, cards, total) }
  })
}

async function listCards(ctx: Ctx, key: WishlistKey, query: { page: number; per_page: number }) {
  const ids = await idsForSale(ctx, key)
  const range = await ctx.search.current(key.storeId)
  return { cards: await loadCards(ctx, range, pageSlice(ids, query)), total: ids.length }
}

/** Products the store does not sell at present stay on the list but are hidden. */
async function idsForSale(ctx: Ctx, key: WishlistKey): Promise<string[]> {
  const ids = await wishedProducts(ctx.db, key)
  const range = await ctx.search.current(key.storeId)
  return ids.filter((id) => range.find(id) !== undefined)
}
