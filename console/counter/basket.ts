import type { StaffInput } from '../api/staff-api.ts'

type QuoteBody = NonNullable<StaffInput<'POST /counter/quotes'>['body']>

export interface BasketLine {
  variantId: string
  qty: number
  /** The try-on hold it is sold from. */
  holdId?: string
}

export interface Basket {
  lines: readonly BasketLine[]
  customer: { id: string; name: string } | null
  discount: NonNullable<QuoteBody['discount']> | null
}

export const emptyBasket: Basket = { lines: [], customer: null, discount: null }

/** Scanning an item again adds one. */
export function withOne(basket: Basket, variantId: string, holdId?: string): Basket {
  const known = basket.lines.find((line) => line.variantId === variantId)
  if (!known) {
    const line = { variantId, qty: 1, ...(holdId !== undefined && { holdId }) }
    return { ...basket, lines: [...basket.lines, line] }
  }
  if (holdId !== undefined && known.holdId === holdId) return basket
  return withQty(basket, variantId, known.qty + 1)
}

/** Zero removes the line. */
export function withQty(basket: Basket, variantId: string, qty: number): Basket {
  const lines = basket.lines.map((line) => (line.variantId === variantId ? { ...line, qty } : line))
  return { ...basket, lines: lines.filter((line) => line.qty > 0) }
}

/** The basket as the calls take it. */
export function bodyOfBasket(basket: Basket, warehouseId: string) {
  return {
    warehouse_id: warehouseId,
    lines: basket.lines.map(({ variantId, qty }) => ({ variant_id: variantId, qty })),
    account_id: basket.customer?.id ?? null,
    discount: basket.discount,
    hold_ids: basket.lines.flatMap(({ holdId }) => holdId ?? []),
  }
}
