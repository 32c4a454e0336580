import { useState } from 'react'
import { say, type Locale } from '#domain/locale.ts'
import type { CartLine } from './cart-query.ts'
import { setQuantity } from './change-cart.ts'

export interface Removal {
  /** What was taken out last, until it is put back or something else goes. */
  removed: { line: CartLine; title: string } | null
  remove: (line: CartLine) => Promise<void>
  undo: () => Promise<void>
  forget: () => void
}

/** Taking a line out is one press, and one more puts it back. */
export function useRemoval(locale: Locale): Removal {
  const [removed, setRemoved] = useState<Removal['removed']>(null)
  return {
    removed,
    async remove(line) {
      setRemoved({ line, title: say(line.product_title, locale) })
      try {
        await setQuantity(line.product_variant_id, 0)
      } catch (error) {
        setRemoved(null)
        throw error
      }
    },
    async undo() {
      if (!removed) return
      setRemoved(null)
      await setQuantity(removed.line.product_variant_id, removed.line.qty)
    },
    forget: () => setRemoved(null),
  }
}
