import type { Cents } from '../money.ts'
import type { LineFacts, Promotion } from './facts.ts'
import { priceLine } from './local-discounts.ts'

type ShownFacts = Pick<
  LineFacts,
  'productId' | 'categoryIds' | 'tags' | 'listPrice' | 'sellingPrice'
>

/** Price shown in listings: that of one unit alone in a cart. */
export function shownPrice(facts: ShownFacts, promotions: readonly Promotion[], at: Date): Cents {
  const onePiece = {
    ...facts,
    variantId: '',
    qty: 1,
    weightGrams: 0,
    pointsPrice: null,
    isTakenWithPoints: false,
  }
  return priceLine(onePiece, promotions, at).subtotal
}
