import { useSyncExternalStore } from 'react'

export interface AddedPiece {
  variantId: string
  qty: number
  title: string
  variantTitle: string
  picture: { src: string; alt: string; background: string } | null
}

export interface CartPanel {
  isOpen: boolean
  added: AddedPiece | null
  /** The error, if adding failed after the panel opened. */
  problem: unknown
}

const closed: CartPanel = { isOpen: false, added: null, problem: null }
let panel = closed
const watchers = new Set<() => void>()

/** Opens the cart panel; with `added` it first confirms that item. */
export function openCart(added: AddedPiece | null = null): void {
  change({ isOpen: true, added, problem: null })
}

export function closeCart(): void {
  change(closed)
}

/** Replaces the confirmation of an item whose request failed. */
export function tellProblem(variantId: string, problem: unknown): void {
  if (panel.added?.variantId === variantId) change({ ...panel, problem })
}

export function useCartPanel(): CartPanel {
  return useSyncExternalStore(watch, read, readOnServer)
}

function readOnServer(): CartPanel {
  return closed
}

function read(): CartPanel {
  return panel
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function change(next: CartPanel): void {
  panel = next
  for (const watcher of watchers) watcher()
}
