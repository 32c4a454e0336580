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
}

let panel: CartPanel = { isOpen: false, added: null }
const watchers = new Set<() => void>()

/** Opens the cart beside the page; with `added` it says first what has just been put in. */
export function openCart(added: AddedPiece | null = null): void {
  change({ isOpen: true, added })
}

export function closeCart(): void {
  change({ isOpen: false, added: null })
}

export function useCartPanel(): CartPanel {
  return useSyncExternalStore(watch, read, readOnServer)
}

const closed: CartPanel = { isOpen: false, added: null }

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
