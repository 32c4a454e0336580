import { useSyncExternalStore } from 'react'

/** What was just put into the cart, as the page that did it knows it. */
export interface AddedPiece {
  variantId: string
  qty: number
  title: string
  /** Colour and size in words. */
  variantTitle: string
  picture: { src: string; alt: string; background: string } | null
}

export interface CartPanel {
  isOpen: boolean
  /** Confirmed at the top of the panel when it opens after adding. */
  added: AddedPiece | null
  /** Why it could not be added after all. */
  problem: unknown
}

const closed: CartPanel = { isOpen: false, added: null, problem: null }
let panel = closed
const watchers = new Set<() => void>()

/** Opens the cart beside the page; with `added` it says first what has just been put in. */
export function openCart(added: AddedPiece | null = null): void {
  change({ isOpen: true, added, problem: null })
}

export function closeCart(): void {
  change(closed)
}

/** The panel confirms a piece that was refused meanwhile: it says so instead. */
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
