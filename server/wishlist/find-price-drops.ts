import { sql } from 'kysely'
import { parseDecimalText } from '#domain/format-money.ts'
import { loadCards } from '../catalogue/cards.ts'
import type { Ctx } from '../platform/context.ts'
import { listStores } from '../settings/stores.ts'
import { alertWishlists } from './alert-wishlists.ts'

/** Products per batch. */
const atOnce = 200

/**
 * Checks every product on a wishlist, because a promotion lowers prices without writing a price.
 * Alerts customers whose lowest known price is above the current one.
 */
export async function findPriceDrops(ctx: Ctx): Promise<void> {
  let last = ''
  while (true) {
    const wished = await ctx.db
      .selectFrom('wishlist_items')
      .select(['product_id', sql<number | null>`max(last_price_cents)`.as('known')])
      .where('product_id', '>', last)
      .groupBy('product_id')
      .orderBy('product_id')
      .limit(atOnce)
      .execute()
    const known = new Map(wished.map((each) => [each.product_id, each.known]))
    const bargains = new Set<string>()
    for (const { id } of await listStores(ctx)) {
      const range = await ctx.search.current(id)
      for (const { _id, price } of await loadCards(ctx, range, [...known.keys()])) {
        if ((known.get(_id) ?? 0) > (parseDecimalText(price.from) ?? 0)) bargains.add(_id)
      }
    }
    for (const product_id of bargains) await alertWishlists(ctx, { product_id, news: 'cheaper' })
    const end = wished.at(-1)
    if (!end || wished.length < atOnce) return
    last = end.product_id
  }
}
