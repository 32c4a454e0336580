import { cents, type Cents } from '../money.ts'

interface Pieces {
  qty: number
  each: Cents
}

/** What each of some pieces cost that were paid together; the odd cents fall on the first ones. */
export function evenPieces(paid: Cents, qty: number): Pieces[] {
  if (qty === 0) return []
  const each = Math.floor(paid / qty)
  const dearer = paid % qty
  return [
    { qty: dearer, each: cents(each + 1) },
    { qty: qty - dearer, each: cents(each) },
  ].filter((pieces) => pieces.qty > 0)
}
