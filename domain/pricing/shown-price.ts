import type { Cents } from '../money.ts'
import type { LineInput, LocalPromotion, Promotion } from './pricing-input.ts'
import { priceLine } from './local-discounts.ts'

type ShownPriceInput = Pick<
  LineInput,
  'productId' | 'categoryIds' | 'tags' | 'listPrice' | 'sellingPrice'
>

/** Price shown in listings: that of one unit alone in a cart, and the promotion that lowers it. */
export function shownPrice(
  input: ShownPriceInput,
  promotions: readonly Promotion[],
  at: Date,
): { price: Cents; promotion: LocalPromotion | null } {
  const oneItem = {
    ...input,
    variantId: '',
    qty: 1,
    weightGrams: 0,
    pointsPrice: null,
    isTakenWithPoints: false,
  }
  const { subtotal: price, promotion } = priceLine(oneItem, promotions, at)
  return { price, promotion }
}
