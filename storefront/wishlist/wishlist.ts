import { useSyncExternalStore } from 'react'
import { remember } from '../count.tsx'
import { browserWishlist } from './browser-wishlist.ts'

/** Where a wishlist is kept. */
export interface WishlistKeeper {
  /** What it holds as far as this browser knows, newest first. */
  known: () => readonly string[]
  /** Takes the product in, or out when it is in; answers what the wishlist holds now. */
  toggle: (productId: string) => Promise<readonly string[]>
  /** Tells of changes made elsewhere, e.g. in another tab. */
  watch: (changed: () => void) => () => void
}

const keeper: WishlistKeeper = browserWishlist
const nothing: readonly string[] = []
const watchers = new Set<() => void>()
/** Undefined until this browser was asked. */
let ids: readonly string[] | undefined

/** Product ids, newest first; empty while React takes the page over. */
export function useWishlist(): readonly string[] {
  return useSyncExternalStore(watch, read, () => nothing)
}

export function useIsWished(productId: string): boolean {
  return useSyncExternalStore(
    watch,
    () => read().includes(productId),
    () => false,
  )
}

/** Shown at once; taken back, and thrown, when it could not be kept (spec §4). */
export async function toggleWish(productId: string): Promise<void> {
  const before = read()
  show(
    before.includes(productId) ? before.filter((id) => id !== productId) : [productId, ...before],
  )
  try {
    show(await keeper.toggle(productId))
  } catch (error) {
    show(before)
    throw error
  }
}

function read(): readonly string[] {
  ids ??= keeper.known()
  return ids
}

function show(next: readonly string[]): void {
  ids = next
  remember({ wishlist: next.length })
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  const unwatch = keeper.watch(() => {
    ids = keeper.known()
    watcher()
  })
  return () => {
    watchers.delete(watcher)
    unwatch()
  }
}
