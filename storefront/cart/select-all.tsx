import { Checkbox } from '#ui/checkbox.tsx'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { readSelection, selectedIds } from './cart-selection.ts'
import type { CartLine } from './cart-query.ts'
import { choose } from './change-cart.ts'

/** Ticks all available lines or none; indeterminate if only some are ticked. */
export function SelectAll({ lines }: { lines: readonly CartLine[] }) {
  const { cart } = useLazyMessages()
  const ticked = selectedIds(lines, readSelection()).length
  const all = selectedIds(lines, { unticked: [] })
  return (
    <Checkbox
      className="py-2"
      label={cart.tickAll}
      end={cart.ticked(ticked, lines.length)}
      checked={all.length > 0 && ticked === all.length}
      mixed={ticked > 0 && ticked < all.length}
      disabled={all.length === 0}
      onChange={(event) =>
        void choose({ ...readSelection(), unticked: event.target.checked ? [] : all })
      }
    />
  )
}
