import { noPoints, points } from '#domain/money.ts'
import { categoryParents } from '../catalogue/categories.ts'
import { pointsBalance } from '../loyalty/balance.ts'
import type { Ctx, Db, Trx } from '../platform/context.ts'
import { findVoucher } from '../promotions/find-voucher.ts'
import { listPromotions } from '../promotions/promotions.ts'
import { defaultDelivery, type DeliveryInfo, getDelivery } from '../shipping/delivery.ts'
import { giftIds } from './gifts.ts'
import { type Cart, priceLines, type Quote } from './price-lines.ts'
import { type CartKey, findVariants } from './queries.ts'

export interface CartQuery {
  /** Ticked lines; all when absent. */
  checkedOut?: readonly string[] | undefined
  voucherCode?: string | null | undefined
  /** Whom a voucher for one order each knows a guest by. */
  contact?: { email: string } | undefined
  /** Variants to be taken with points. */
  withPoints?: readonly string[] | undefined
  delivery?: DeliveryInfo | undefined
}

/**
 * All that the price depends on beside the lines. Asked for before a transaction opens: one that
 * holds a connection and waits for another can stop the whole shop.
 */
export async function prepareQuote(
  ctx: Ctx,
  { storeId, accountId }: CartKey,
  { checkedOut, voucherCode, contact, withPoints = [], delivery = defaultDelivery }: CartQuery = {},
): Promise<Quote> {
  const { facts, rates } = await getDelivery(ctx, storeId, delivery)
  const at = ctx.clock()
  return {
    at,
    checkedOut,
    promotions: await listPromotions(ctx),
    voucher: voucherCode ? await findVoucher(ctx.db, voucherCode, { accountId, ...contact }) : null,
    withPoints: new Set(withPoints),
    pointsBalance:
      withPoints.length > 0 ? points(await pointsBalance(ctx.db, accountId, at)) : noPoints,
    delivery: facts,
    rates,
    parents: await categoryParents(ctx),
  }
}

/** The cart as it stands, priced from the database. */
export async function readCart(db: Db | Trx, cart: CartKey, quote: Quote): Promise<Cart> {
  const wanted = { ...cart, besideIds: besideIds(quote), at: quote.at }
  return priceLines(await findVariants(db, wanted), quote)
}

/** What has to be known beside the lines: what may be given away, and perhaps one variant more. */
export function besideIds({ promotions, at }: Quote, ...more: string[]): string[] {
  return [...new Set([...giftIds(promotions, at), ...more])]
}
