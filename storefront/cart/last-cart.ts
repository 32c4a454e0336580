import type { Answer } from '#contract/client.ts'
import { accountMark } from '../session/auth-state.ts'
import { readStored, store } from '../storage-values.ts'

type Cart = Answer<'POST /stores/{store_id}/shopping-cart/all'>

const key = 'shop.cart.last'

/** Changes with this script: another build may expect other fields of a cart. */
const build = import.meta.url

/** Keeps the cart for the next page of this account (spec §9: cart state persisted in the browser). */
export function storeLastCart(cart: Cart): void {
  store('local', key, { account: accountMark(), build, cart })
}

/** The cart as this account last had it here; undefined if it was another's. */
export function readLastCart(): Cart | undefined {
  return parseLastCart(readStored('local', key), { account: accountMark(), build })
}

interface Owner {
  account: string | null
  build: string
}

export function parseLastCart(stored: unknown, owner: Owner): Cart | undefined {
  if (!isStoredCart(stored) || owner.account === null) return undefined
  return stored.account === owner.account && stored.build === owner.build ? stored.cart : undefined
}

function isStoredCart(stored: unknown): stored is Owner & { cart: Cart } {
  const { cart } = Object.assign({ cart: null }, stored)
  return typeof cart === 'object' && cart !== null && 'cart_items' in cart
}
