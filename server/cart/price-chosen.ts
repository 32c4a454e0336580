import { type Cart, priceLines, type Quote } from './price-lines.ts'
import type { VariantRow } from './queries.ts'

interface ChosenLine {
  variantId: string
  qty: number
}

/** More than any line asks for. */
export const plenty = { on_hand: 100_000, reserved: 0, preorder_limit: null, preorder_on: null }

/**
 * Prices lines that lie in no cart, as if there were enough of each. `rows` have them and all that
 * the quote's promotions may give; lines of other variants are left out.
 */
export function priceChosen(
  rows: readonly VariantRow[],
  lines: readonly ChosenLine[],
  quote: Quote,
): Cart {
  const known = new Map(rows.map((row) => [row.variant_id, row]))
  const items = lines.flatMap(({ variantId, qty }, at) => {
    const row = known.get(variantId)
    return row ? [{ ...row, ...plenty, qty, created_at: new Date(at) }] : []
  })
  return priceLines([...items, ...known.values()], quote)
}
