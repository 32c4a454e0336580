import { useState } from 'react'
import type { CartLine } from './cart-query.ts'
import { clearCart, setQuantity } from './change-cart.ts'

export interface Removal {
  /** What was taken out last, until it is put back or something else goes. */
  removed: readonly CartLine[]
  remove: (line: CartLine) => Promise<void>
  removeAll: (lines: readonly CartLine[]) => Promise<void>
  undo: () => Promise<void>
}

/** Taking lines out is one press, and one more puts them back. */
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
      // One after the other, so that they stand in the same order again.
      for (const { product_variant_id: id, qty } of removed) await setQuantity(id, qty)
    },
  }
}
