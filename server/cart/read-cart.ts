import type { Ctx, Db, Trx } from '../context.ts'
import { withAncestors } from './category-paths.ts'
import { defaultDelivery, type DeliveryInfo, findDelivery } from './delivery.ts'
import { type Cart, priceLines, type Quote } from './price-lines.ts'
import { type CartKey, selectLines } from './queries.ts'

export interface CartQuery {
  /** Ticked lines; all when absent. */
  checkedOut?: readonly string[] | undefined
  voucherCode?: string | null | undefined
  delivery?: DeliveryInfo | undefined
}

/**
 * All that the price depends on beside the lines. Asked for before a transaction opens: one that
 * holds a connection and waits for another can stop the whole shop.
 */
export async function prepareQuote(
  ctx: Ctx,
  { storeId }: CartKey,
  { checkedOut, voucherCode, delivery = defaultDelivery }: CartQuery = {},
): Promise<Quote> {
  const { facts, rates } = await findDelivery(ctx, storeId, delivery)
  return {
    at: ctx.clock(),
    checkedOut,
    voucherCode,
    delivery: facts,
    rates,
    withAncestors: await withAncestors(ctx),
  }
}

/** The cart as it stands, priced from the database. */
export async function readCart(db: Db | Trx, cart: CartKey, quote: Quote): Promise<Cart> {
  return priceLines(await selectLines(db, cart).execute(), quote)
}
