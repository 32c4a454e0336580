import { remember } from '../start/count.tsx'
import { readRemembered } from '../start/remembered.ts'
import { openCart, tellProblem, type AddedPiece } from './cart-panel.ts'

const adding = new Map<string, Promise<void>>()

/**
 * Adds to the cart; with `added` the cart panel opens and confirms it. A second click while the
 * first is pending adds nothing. Throws the API's error after the cart was reloaded.
 */
export function addToCart(variantId: string, qty: number, added?: AddedPiece): Promise<void> {
  const underway = adding.get(variantId)
  if (underway) return underway
  if (added) openCart(added)
  const work = add(variantId, qty).finally(() => adding.delete(variantId))
  adding.set(variantId, work)
  return work
}

async function add(variantId: string, qty: number): Promise<void> {
  const { cart: before } = readRemembered()
  // Immediately, before the rest of the cart's code is loaded.
  remember({ cart: before + qty })
  try {
    const { addPieces } = await import('./change-cart.ts')
    await addPieces(variantId, qty)
  } catch (error) {
    if (readRemembered().cart === before + qty) remember({ cart: before })
    tellProblem(variantId, error)
    throw error
  }
}
