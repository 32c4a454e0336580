import type { Cents } from '../money.ts'
import type { LineInput, Promotion } from './pricing-input.ts'
import { priceLine } from './local-discounts.ts'

type ShownPriceInput = Pick<
  LineInput,
  'productId' | 'categoryIds' | 'tags' | 'listPrice' | 'sellingPrice'
>

/** Price shown in listings: that of one unit alone in a cart. */
export function shownPrice(
  input: ShownPriceInput,
  promotions: readonly Promotion[],
  at: Date,
): Cents {
  const oneItem = {
    ...input,
    variantId: '',
    qty: 1,
    weightGrams: 0,
    pointsPrice: null,
    isTakenWithPoints: false,
  }
  return priceLine(oneItem, promotions, at).subtotal
}
