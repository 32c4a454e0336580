import type { Supply } from '#domain/arrival.ts'
import { hongKongDay, type Day } from '#domain/dates.ts'
import type { Messages } from '../messages/messages.ts'
import { preorderText } from '../product/preorder-text.ts'
import type { Cart } from './cart-query.ts'

/** Availability of the ticked lines and gifts. */
export function suppliesOf(cart: Cart): Supply[] {
  const lines = cart.cart_items.filter((line) => line.is_checked_out)
  return [...lines, ...cart.gift_items].map(({ preorder_date: expectedOn }) =>
    expectedOn === null ? { state: 'here' } : { state: 'to_come', expectedOn },
  )
}

export function preorderLine(expectedOn: Day, messages: Messages['product']): string {
  return preorderText([expectedOn], messages, hongKongDay(new Date()))
}
