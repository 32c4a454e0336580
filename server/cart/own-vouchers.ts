import type { Ctx } from '../platform/context.ts'
import { findVoucher } from '../promotions/find-voucher.ts'
import { listOwnCodes } from '../promotions/queries.ts'
import { describeVariants } from './describe-variants.ts'
import { presentCart, type CartAnswer } from './present.ts'
import { priceLines } from './price-lines.ts'
import { type CartKey, findVariantStates } from './queries.ts'
import { besideIds, type CartQuery, prepareQuote } from './read-cart.ts'

type SuggestedVoucher = NonNullable<CartAnswer['voucher']>

/** With more codes than this, customers choose on the account page. */
const maxCodes = 20

/**
 * The account's unused voucher codes, each priced with this cart as if it had been entered: its
 * discount, or why it does not apply. Best first.
 */
export async function suggestOwnVouchers(
  ctx: Ctx,
  cart: CartKey,
  query: Omit<CartQuery, 'voucherCode'>,
): Promise<SuggestedVoucher[]> {
  const quote = await prepareQuote(ctx, cart, query)
  const page = { page: 1, per_page: maxCodes, state: 'usable', at: quote.at } as const
  const { rows } = await listOwnCodes(ctx.db, cart.accountId, page)
  if (rows.length === 0) return []
  const wanted = { ...cart, besideIds: besideIds(quote), at: quote.at }
  const items = await describeVariants(ctx.db, ctx, await findVariantStates(ctx.db, wanted))
  const offered: SuggestedVoucher[] = []
  for (const { code } of rows) {
    const voucher = await findVoucher(ctx.db, code, { accountId: cart.accountId }, quote.at)
    const priced = presentCart(priceLines(items, { ...quote, voucher })).voucher
    if (priced) offered.push(priced)
  }
  return offered.toSorted((a, b) => Number(b.amount) - Number(a.amount))
}
