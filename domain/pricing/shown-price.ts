import type { Cents } from '../money.ts'
import type { LineFacts, Promotion } from './facts.ts'
import { priceLine } from './local-discounts.ts'

type ShownFacts = Pick<
  LineFacts,
  'productId' | 'categoryIds' | 'tags' | 'listPrice' | 'sellingPrice'
>

/** What one piece costs on a shelf: the price that a cart with nothing else in it starts from. */
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
