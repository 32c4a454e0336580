import { issueSentences } from '#contract/issue-sentences.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { parseDecimalText } from '#domain/format-money.ts'
import { maxCents } from '#domain/money.ts'
import { presentCart } from '../cart/present.ts'
import type { Cart, Quote } from '../cart/price-lines.ts'
import type { CartKey } from '../cart/queries.ts'
import { readCart } from '../cart/read-cart.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'

interface ShownTotals {
  /** The selected lines at current prices. */
  cart: Cart
  cartKey: CartKey
  quote: Quote
  /** Total and gifts that the customer saw, as sent. */
  expected: { total: string | undefined; giftIds: readonly string[] | undefined }
}

/** Throws if the order would differ from what the customer was shown. */
export async function assertQuoteUnchanged(
  trx: Trx,
  ctx: TrxCtx,
  shown: ShownTotals,
): Promise<void> {
  const { cart, cartKey, quote, expected } = shown
  assertSellable(cart)
  const { lines, gifts, priced } = cart
  const hasEveryLine = lines.length === quote.checkedOut?.length
  const isPaidAsAsked = lines.every(
    ({ row, price }) => quote.withPoints.has(row.variant_id) === (price.points !== null),
  )
  const { total, giftIds = [] } = expected
  const hasSameTotal = total === undefined || parseDecimalText(total) === priced.total
  const hasEveryGift = giftIds.every((id) => gifts.some(({ row }) => row.variant_id === id))
  if (hasEveryLine && hasEveryGift && hasSameTotal && isPaidAsAsked) return
  throw new DomainError('price_changed', {
    cart: presentCart(await readCart(trx, ctx, cartKey, quote)),
  })
}

/** Throws if a line or the voucher cannot be sold as it is, or if it is too much for one order. */
export function assertSellable({ lines, priced }: Cart): void {
  if (lines.length === 0) throw new DomainError('cart_empty')
  for (const { row, problem, stock } of lines) {
    const details = { product_variant_id: row.variant_id }
    if (problem === 'unavailable') throw new DomainError('variant_unavailable', details)
    if (problem) throw new DomainError('out_of_stock', { available: stock.available, ...details })
  }
  if (priced.voucher?.problem) {
    throw new DomainError('voucher_not_applicable', { problem: priced.voucher.problem })
  }
  if (priced.subtotal > maxCents) {
    const message = issueSentences.order_too_large
    const path = 'checkout_product_variant_ids'
    throw invalid(path, message)
  }
}
