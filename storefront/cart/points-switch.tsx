import { useState } from 'react'
import { Notice } from '#ui/notice.tsx'
import { Switch } from '#ui/switch.tsx'
import { useMessages } from '../messages/messages.ts'
import { useAuthStatus } from '../session/auth-state.ts'
import { useCartMessages } from './cart-messages.ts'
import { readSelection, withPoints } from './cart-selection.ts'
import type { Cart, CartLine } from './cart-query.ts'
import { choose } from './change-cart.ts'
import { usePointsBalance } from './points-balance.ts'

export function PointsSwitch({ line, name }: { line: CartLine; name: string }) {
  const { product } = useMessages()
  const cart = useCartMessages()
  const { product_variant_id: id, point_price: each } = line
  const balance = usePointsBalance(each !== null)
  const [isTaken, setTaken] = useTaken(line.subtotal_point !== null)
  const status = useAuthStatus()
  if (each === null || !line.is_checked_out) return null
  if (status !== 'registered') {
    const points = (each * line.qty).toLocaleString('en')
    return <p className="text-12 text-ink-2">{product.orPoints(points)}</p>
  }
  return (
    <Switch
      label={
        <>
          {cart.takeWithPoints(each * line.qty)}
          <span className="sr-only">{cart.forItem(name)}</span>
        </>
      }
      // Its line is there before the balance is, so that nothing moves.
      hint={balance === null ? '\u00A0' : cart.pointsBalance(balance)}
      checked={isTaken}
      onChange={(event) => {
        setTaken(event.target.checked)
        void choose(withPoints(readSelection(), id, event.target.checked))
      }}
    />
  )
}

/** Optimistic until the server has priced the line. */
function useTaken(isPriced: boolean): [boolean, (isTaken: boolean) => void] {
  const [shown, setShown] = useState({ isPriced, isTaken: isPriced })
  const isNew = shown.isPriced !== isPriced
  if (isNew) setShown({ isPriced, isTaken: isPriced })
  return [isNew ? isPriced : shown.isTaken, (isTaken) => setShown({ isPriced, isTaken })]
}

/** Warns before checkout that the points do not suffice. */
export function PointsShort({ cart }: { cart: Cart }) {
  const messages = useCartMessages()
  const { total } = cart.calculations.point
  const balance = usePointsBalance(total > 0)
  if (cart.is_enough_membership_points) return null
  return (
    <Notice tone="warn" live="status" title={messages.pointsShort(total, balance)}>
      {messages.pointsShortText}
    </Notice>
  )
}
