import { availability, type Availability, type StockState } from '#domain/stock.ts'

const bestFirst = ['in_stock', 'low', 'pre_order', 'sold_out'] as const

/** The best stock state among several variants. */
export function bestState(states: Iterable<StockState>): StockState {
  const all = new Set(states)
  return bestFirst.find((state) => all.has(state)) ?? 'sold_out'
}

interface StockRow {
  on_hand: number
  reserved: number
  max_qty: number | null
  taken: number | null
}

export function availabilityOf({ on_hand, reserved, max_qty: max, taken }: StockRow): Availability {
  return availability({
    onHand: on_hand,
    reserved,
    preOrder: max === null ? null : { limit: max, taken: taken ?? 0 },
  })
}
