import type { CartSelection } from '../cart/cart-selection.ts'
import { selectedIds } from '../cart/cart-selection.ts'
import type { Cart, CartLine } from '../cart/cart-query.ts'
import type { Outcome } from './order-outcome.ts'

type Ticks = Pick<CartSelection, 'unticked'>

/** Ticked lines that cannot be ordered as they are: the total is without them. */
export function lostLines({ cart_items: lines }: Cart, { unticked }: Ticks): CartLine[] {
  return lines.filter(
    (line) => line.problem !== null && !unticked.includes(line.product_variant_id),
  )
}

/** How many of a line can be had; null: it is no longer sold. */
export function leftOf({ problem, available }: CartLine): number | null {
  return problem === 'unavailable' ? null : available
}

/** Gifts that were shown before and that the cart no longer has. */
export function lostGifts(shown: readonly CartLine[], { gift_items: gifts }: Cart): CartLine[] {
  return shown.filter((gift) => !gifts.some((each) => isSameVariant(each, gift)))
}

/** All gifts shown so far, each once; the same list if there is no new one. */
export function withGifts(shown: readonly CartLine[], { gift_items: gifts }: Cart) {
  const added = gifts.filter((gift) => !shown.some((each) => isSameVariant(each, gift)))
  return added.length > 0 ? [...shown, ...added] : shown
}

function isSameVariant(a: CartLine, b: CartLine): boolean {
  return a.product_variant_id === b.product_variant_id
}

/** Says whether a press can order at the total that is shown. */
export function isOrderable(cart: Cart, ticks: Ticks): boolean {
  return cart.is_enough_membership_points && selectedIds(cart.cart_items, ticks).length > 0
}

/** Differences from an order of everything that was chosen; each is told once. */
export function deviations(cart: Cart, choices: CartSelection, gifts: readonly CartLine[]) {
  return [
    ...lostLines(cart, choices).map((line) => `${line.product_variant_id} ${leftOf(line)}`),
    ...lostGifts(gifts, cart).map((gift) => `gift ${gift.product_variant_id}`),
    ...(isVoucherIdle(cart, choices) ? ['voucher'] : []),
    ...(cart.is_enough_membership_points ? [] : ['points']),
  ]
}

export function isVoucherIdle(cart: Cart, { voucher }: CartSelection): boolean {
  return voucher !== null && cart.voucher_problem !== null
}

/**
 * Why a press must not order: it would differ from what was on the screen at that moment. Null: the
 * order is as shown. What the screen has said already is not said again, so that the next press
 * orders.
 */
export function refusalOf(shown: Cart | undefined, now: Cart, ticks: Ticks): Outcome | null {
  const told = shown ? lostLines(shown, ticks).map(({ product_variant_id: id }) => id) : []
  const lost = lostLines(now, ticks)
  const isNothingLeft = selectedIds(now.cart_items, ticks).length === 0
  const line = lost.find(({ product_variant_id: id }) => isNothingLeft || !told.includes(id))
  if (line) {
    return { kind: 'line', variantId: line.product_variant_id, available: leftOf(line) }
  }
  if (isNothingLeft) return { kind: 'empty' }
  if (!now.is_enough_membership_points) {
    return { kind: 'points', balance: null, needed: now.calculations.point.total }
  }
  const { total } = now.calculations.price
  return total === shown?.calculations.price.total ? null : { kind: 'price_changed' }
}
