import { useState } from 'react'
import type { CartLine } from './cart-query.ts'
import { clearCart, setQuantity } from './change-cart.ts'

export interface Removal {
  /** The lines removed last, until they are restored or others are removed. */
  removed: readonly CartLine[]
  remove: (line: CartLine) => Promise<void>
  removeAll: (lines: readonly CartLine[]) => Promise<void>
  undo: () => Promise<void>
}

export function useRemoval(): Removal {
  const [removed, setRemoved] = useState<readonly CartLine[]>([])

  async function take(lines: readonly CartLine[], out: () => Promise<void>): Promise<void> {
    setRemoved(lines)
    try {
      await out()
    } catch (error) {
      setRemoved([])
      throw error
    }
  }

  return {
    removed,
    remove: (line) => take([line], () => setQuantity(line.product_variant_id, 0)),
    removeAll: (lines) => take(lines, clearCart),
    async undo() {
      setRemoved([])
      // One after the other, to restore their order.
      for (const { product_variant_id: id, qty } of removed) await setQuantity(id, qty)
    },
  }
}
