import type { Cart } from '../cart/price-lines.ts'
import type { AllocatedItems, RequestedQuantities } from '../inventory/order-stock.ts'

/** The stock an order takes, per variant: bought items and gifts together. */
export function requestedQuantities({ lines, gifts }: Cart): RequestedQuantities[] {
  const wanted = new Map<string, number>()
  for (const { price } of [...lines, ...gifts]) {
    wanted.set(price.variantId, (wanted.get(price.variantId) ?? 0) + price.qty)
  }
  return [...wanted].map(([variantId, qty]) => ({ variantId, qty }))
}

interface ItemAllocations extends AllocatedItems {
  itemId: string
}

/** Distributes the allocations over the order's items, in item order. */
export function allocateToItems(
  items: readonly { id: string; variant_id: string; qty: number }[],
  allocations: readonly AllocatedItems[],
): ItemAllocations[] {
  const left = allocations.map((each) => ({ ...each }))
  return items.flatMap(({ id, variant_id, qty }) => {
    let missing = qty
    return left.flatMap((each) => {
      const taken = each.variantId === variant_id ? Math.min(missing, each.qty) : 0
      missing -= taken
      each.qty -= taken
      return taken > 0 ? [{ ...each, qty: taken, itemId: id }] : []
    })
  })
}
