import { noPoints, points } from '#domain/money.ts'
import { categoryParents } from '../catalogue/categories.ts'
import { pointsBalance } from '../loyalty/balance.ts'
import { findTier } from '../loyalty/find-tier.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { findVoucher } from '../promotions/find-voucher.ts'
import { listPromotions } from '../promotions/promotions.ts'
import { defaultDeliveryInfo, type DeliveryInfo, getDelivery } from '../shipping/delivery.ts'
import { describeVariants } from './describe-variants.ts'
import { giftIds } from './gifts.ts'
import { type Cart, priceLines, type Quote } from './price-lines.ts'
import { type CartKey, findVariantStates } from './queries.ts'

export interface CartQuery {
  /** Ids of the selected lines; all lines if absent. */
  checkedOut?: readonly string[] | undefined
  voucherCode?: string | null | undefined
  /** Identifies a guest for vouchers limited to one order per customer. */
  contact?: { email: string } | undefined
  /** Variants to pay with points. */
  withPoints?: readonly string[] | undefined
  delivery?: DeliveryInfo | undefined
}

/**
 * Everything the price depends on except the lines. Load it before opening a transaction: one that
 * holds a connection while waiting for another can stop the whole shop.
 */
export async function prepareQuote(
  ctx: Ctx,
  { storeId, accountId }: CartKey,
  {
    checkedOut,
    voucherCode,
    contact,
    withPoints = [],
    delivery = defaultDeliveryInfo,
  }: CartQuery = {},
): Promise<Quote> {
  const { input: details, rates } = await getDelivery(ctx, storeId, delivery)
  const at = ctx.clock()
  const promotions = await listPromotions(ctx)
  const isTierAsked = promotions.some((each) => each.level === 'global' && each.tiers !== null)
  return {
    at,
    checkedOut,
    promotions,
    tier: isTierAsked ? await findTier(ctx, accountId) : null,
    voucher: voucherCode
      ? await findVoucher(ctx.db, voucherCode, { accountId, ...contact }, at)
      : null,
    withPoints: new Set(withPoints),
    pointsBalance:
      withPoints.length > 0 ? points(await pointsBalance(ctx.db, accountId, at)) : noPoints,
    delivery: details,
    rates,
    parents: await categoryParents(ctx),
  }
}

/** The current cart, priced from the database. */
export async function readCart(
  db: Db | Trx,
  ctx: TrxCtx,
  cart: CartKey,
  quote: Quote,
): Promise<Cart> {
  const wanted = { ...cart, besideIds: besideIds(quote), at: quote.at }
  const states = await findVariantStates(db, wanted)
  return priceLines(await describeVariants(db, ctx, states), quote)
}

/** Variants to load besides the lines: possible gifts, and any given as `more`. */
export function besideIds({ promotions, at }: Quote, ...more: string[]): string[] {
  return [...new Set([...giftIds(promotions, at), ...more])]
}
