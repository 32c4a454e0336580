import type { StaffAnswer } from '../api/staff-api.ts'

export type Returnable = StaffAnswer<'GET /counter/returns/{id}'>
export type ReturnableItem = Returnable['items'][number]
export type ReturnDone = StaffAnswer<'POST /counter/returns'>

export interface ReturnLine {
  qty: number
  restock_qty: number
  /** What is taken instead; null: refunded. */
  variant_id: string | null
}

export type ReturnLines = ReadonlyMap<string, ReturnLine>

export const keptLine: ReturnLine = { qty: 0, restock_qty: 0, variant_id: null }

/** More comes back as good as new, unless staff say otherwise. */
export function withReturned(line: ReturnLine, qty: number): ReturnLine {
  const writtenOff = line.qty - line.restock_qty
  return { ...line, qty, restock_qty: Math.max(qty - writtenOff, 0) }
}

/** The items as the calls take them. */
export function itemsOf(lines: ReturnLines) {
  return [...lines].flatMap(([order_item_id, { qty, variant_id }]) =>
    qty > 0 ? [{ order_item_id, qty, variant_id }] : [],
  )
}
