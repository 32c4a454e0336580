import { storeHeaderCounts } from '../start/header-count.tsx'
import { readHeaderCounts } from '../start/header-counts.ts'
import { openCart, notifyProblem, type AddedItem } from './cart-panel.ts'

const adding = new Map<string, Promise<void>>()

/**
 * Adds to the cart; with `added` the cart panel opens and confirms it. A second click while the
 * first is pending adds nothing. Throws the API's error after the cart was reloaded.
 */
export function addToCart(variantId: string, qty: number, added?: AddedItem): Promise<void> {
  const underway = adding.get(variantId)
  if (underway) return underway
  if (added) openCart(added)
  const work = add(variantId, qty).finally(() => adding.delete(variantId))
  adding.set(variantId, work)
  return work
}

async function add(variantId: string, qty: number): Promise<void> {
  const { cart: before } = readHeaderCounts()
  // Immediately, before the rest of the cart's code is loaded.
  storeHeaderCounts({ cart: before + qty })
  try {
    const { addItems } = await import('./change-cart.ts')
    await addItems(variantId, qty)
  } catch (error) {
    if (readHeaderCounts().cart === before + qty) storeHeaderCounts({ cart: before })
    notifyProblem(variantId, error)
    throw error
  }
}
