import { IconButton } from '#ui/button.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { isLineQuantity } from '../parts/line-quantity.ts'
import { partMessages } from '../parts/messages.ts'
import { showMoney } from '../language/show.ts'
import { counterMessages } from './messages.ts'

type Item = StaffAnswer<'POST /counter/quotes'>['cart']['cart_items'][number]

/** Why a line cannot be sold as it stands. */
export function LineProblem({ problem, available }: Pick<Item, 'problem' | 'available'>) {
  const texts = useMessages(counterMessages)
  return (
    <p className="counter-problem text-12" role="alert">
      {problem === 'unavailable' ? texts.notSold : texts.onlyHere(available)}
    </p>
  )
}

interface LineQuantityProps {
  item: Pick<Item, 'sku' | 'subtotal_price'>
  qty: number
  /** With 0 to take the line out. */
  onQty: (qty: number) => void
}

/** A line's quantity, what it comes to, and the button that takes it out. */
export function LineQuantity({ item, qty, onQty }: LineQuantityProps) {
  const texts = useMessages(counterMessages)
  const parts = useMessages(partMessages)
  const { sku, subtotal_price: subtotal } = item
  return (
    <>
      <NumberInput
        className="w-[72px]"
        label={texts.quantityOf(sku)}
        labelHidden
        value={qty}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onNumber={(next) => {
          if (isLineQuantity(next)) onQty(next)
        }}
      />
      <strong className="counter-amount">{showMoney(subtotal)}</strong>
      <IconButton icon="trash" label={parts.remove(sku)} onClick={() => onQty(0)} />
    </>
  )
}
