import type { Ctx, Db, Trx } from '../context.ts'
import { withAncestors } from './category-paths.ts'
import { defaultDelivery, type DeliveryInfo, findDelivery } from './delivery.ts'
import { type Cart, priceLines } from './price-lines.ts'
import { type CartKey, type LineRow, selectLines } from './queries.ts'

export interface CartQuery {
  /** Ticked lines; all when absent. */
  checkedOut?: readonly string[] | undefined
  voucherCode?: string | null | undefined
  delivery?: DeliveryInfo | undefined
}

/** The cart as it stands, priced from the database. */
export async function readCart(
  ctx: Ctx,
  db: Db | Trx,
  cart: CartKey,
  query: CartQuery = {},
): Promise<Cart> {
  return priceRows(ctx, cart, await selectLines(db, cart).execute(), query)
}

export async function priceRows(
  ctx: Ctx,
  { storeId }: CartKey,
  rows: readonly LineRow[],
  { checkedOut, voucherCode, delivery = defaultDelivery }: CartQuery,
): Promise<Cart> {
  const { facts, rates } = await findDelivery(ctx, storeId, delivery)
  return priceLines(rows, {
    at: ctx.clock(),
    checkedOut,
    voucherCode,
    delivery: facts,
    rates,
    withAncestors: await withAncestors(ctx),
  })
}
