import { useSyncExternalStore } from 'react'

/** What the badges of cart and wishlist say. */
export interface Counts {
  cart: number
  wishlist: number
}

/** Read by the script in every page as well, which fills the badges before anything is fetched. */
export const countsKey = 'praya.counts'

const none: Counts = { cart: 0, wishlist: 0 }
let kept: { text: string | null; counts: Counts } = { text: null, counts: none }
const watchers = new Set<() => void>()

export function writeCounts(change: Partial<Counts>): void {
  try {
    localStorage.setItem(countsKey, JSON.stringify({ ...readCounts(), ...change }))
  } catch {
    // A browser that keeps nothing counts anew on every page.
  }
  for (const watcher of watchers) watcher()
}

export function readCounts(): Counts {
  const text = readText()
  if (text !== kept.text) kept = { text, counts: parseCounts(text) }
  return kept.counts
}

/** Follows what this page and other tabs write. */
export function useCounts(): Counts {
  return useSyncExternalStore(watch, readCounts, () => none)
}

export function parseCounts(text: string | null): Counts {
  try {
    const { cart, wishlist }: Record<string, unknown> = JSON.parse(text ?? '{}')
    return { cart: toCount(cart), wishlist: toCount(wishlist) }
  } catch {
    return none
  }
}

function toCount(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0
}

function readText(): string | null {
  try {
    return localStorage.getItem(countsKey)
  } catch {
    return null
  }
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}
