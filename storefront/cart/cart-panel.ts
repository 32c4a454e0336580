import { createStore, useStore } from '#ui/store.ts'

export interface AddedItem {
  variantId: string
  qty: number
  title: string
  variantTitle: string
  picture: { src: string; alt: string; background: string } | null
}

export interface CartPanel {
  isOpen: boolean
  added: AddedItem | null
  /** The error, if adding failed after the panel opened. */
  problem: unknown
}

const closed: CartPanel = { isOpen: false, added: null, problem: null }
const panel = createStore(closed)

/** Opens the cart panel; with `added` it first confirms that item. */
export function openCart(added: AddedItem | null = null): void {
  panel.set({ isOpen: true, added, problem: null })
}

export function closeCart(): void {
  panel.set(closed)
}

/** Replaces the confirmation of an item whose request failed. */
export function notifyProblem(variantId: string, problem: unknown): void {
  const shown = panel.get()
  if (shown.added?.variantId === variantId) panel.set({ ...shown, problem })
}

export function useCartPanel(): CartPanel {
  return useStore(panel)
}
