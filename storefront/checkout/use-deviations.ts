import { useState } from 'react'
import { readSelection } from '../cart/cart-selection.ts'
import type { Cart, CartLine } from '../cart/cart-query.ts'
import { deviations, lostGifts, withGifts } from './order-obstacles.ts'

export interface Deviations {
  /** Gifts that were shown before and are gone. */
  lostGifts: CartLine[]
  /**
   * Something changed after the form was opened, or a press was refused: it is said by the button,
   * where the customer is, instead of at the top.
   */
  isLate: boolean
}

/** How the order came to differ from what was chosen, while the form is open. */
export function useDeviations(
  cart: Cart | undefined,
  isChanging: boolean,
  isRefused: boolean,
): Deviations {
  const [shownGifts, setShownGifts] = useState<readonly CartLine[]>([])
  const [opening, setOpening] = useState<readonly string[] | null>(null)
  const [isLate, setLate] = useState(false)
  const gifts = cart ? withGifts(shownGifts, cart) : shownGifts
  const now = cart ? deviations(cart, readSelection(), gifts) : []
  if (gifts !== shownGifts) setShownGifts(gifts)
  if (opening === null && cart && !isChanging) setOpening(now)
  const isNew = opening !== null && now.some((each) => !opening.includes(each))
  if (!isLate && (isNew || isRefused)) setLate(true)
  return { lostGifts: cart ? lostGifts(gifts, cart) : [], isLate: isLate || isNew || isRefused }
}
