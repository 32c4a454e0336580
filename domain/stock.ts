const stockStates = ['in_stock', 'low', 'sold_out', 'pre_order'] as const
export type StockState = (typeof stockStates)[number]

/** At or below this stock the shop shows how few are left. */
export const lowStock = 5

/** One variant, summed over all warehouses. */
interface VariantStock {
  onHand: number
  reserved: number
  preOrder: PreOrder | null
}

/** Pre-order allocation for items still to be made. */
interface PreOrder {
  limit: number
  taken: number
}

export interface Availability {
  state: StockState
  /** Items that can be ordered now, including pre-orders. */
  available: number
}

export function availability({ onHand, reserved, preOrder }: VariantStock): Availability {
  const free = Math.max(0, onHand - reserved)
  const places = preorderLeft(preOrder)
  return { state: stockState(free, places), available: free + places }
}

function stockState(free: number, places: number): StockState {
  if (free > lowStock) return 'in_stock'
  if (free > 0) return 'low'
  return places > 0 ? 'pre_order' : 'sold_out'
}

function preorderLeft(preOrder: PreOrder | null): number {
  return preOrder ? Math.max(0, preOrder.limit - preOrder.taken) : 0
}

export interface WarehouseStock {
  warehouseId: string
  onHand: number
  reserved: number
}

interface Allocation {
  /** Null: a pre-order, not in a warehouse yet. */
  warehouseId: string | null
  qty: number
}

/**
 * Allocates the items, or returns null if there are too few: from the first warehouse that has them
 * all, so that they ship together; otherwise from one after another; the rest from pre-order.
 * Warehouses are in order of preference.
 */
export function allocateStock(
  qty: number,
  warehouses: readonly WarehouseStock[],
  preOrder: PreOrder | null,
): Allocation[] | null {
  const free = warehouses.map(({ warehouseId, onHand, reserved }) => ({
    warehouseId,
    left: Math.max(0, onHand - reserved),
  }))
  const whole = free.find(({ left }) => left >= qty)
  if (whole) return [{ warehouseId: whole.warehouseId, qty }]

  const allocations: Allocation[] = []
  let missing = qty
  for (const { warehouseId, left } of [
    ...free,
    { warehouseId: null, left: preorderLeft(preOrder) },
  ]) {
    const taken = Math.min(left, missing)
    if (taken > 0) allocations.push({ warehouseId, qty: taken })
    missing -= taken
  }
  return missing > 0 ? null : allocations
}
