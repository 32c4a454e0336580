import { useSyncExternalStore } from 'react'
import { remember } from '../start/count.tsx'
import { keepWishes, knownWishes, watchWishes } from './browser-wishlist.ts'
import { withWish } from './with-wish.ts'

const nothing: readonly string[] = []
const watchers = new Set<() => void>()
/** Pressed, and not yet answered. */
const underway = new Map<string, boolean>()
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

/**
 * Shown at once; taken back when the account could not keep it (spec §4), and then raises
 * `wishlist-add-fail` (spec §8).
 */
export async function toggleWish(productId: string): Promise<void> {
  const at = read().indexOf(productId)
  const isWished = at < 0
  underway.set(productId, isWished)
  show(withWish(read(), productId, isWished))
  try {
    const { keepInAccount } = await import('./account-wishlist.ts')
    await keepInAccount(productId, isWished)
  } catch (error) {
    // A later press of the same heart has the last word.
    if (underway.get(productId) === isWished) show(withWish(read(), productId, !isWished, at))
    throw new Error('wishlist-add-fail', { cause: error })
  } finally {
    if (underway.get(productId) === isWished) underway.delete(productId)
  }
}

/** Fetches what the account keeps. Throws; the list is then empty and its count 0 (spec §8). */
export async function loadWishlist(): Promise<readonly string[]> {
  try {
    const { fetchFromAccount } = await import('./account-wishlist.ts')
    let fetched = await fetchFromAccount()
    for (const [productId, isWished] of underway) fetched = withWish(fetched, productId, isWished)
    show(fetched)
    return fetched
  } catch (error) {
    // What this browser keeps stays, for the next try.
    tell(nothing)
    throw error
  }
}

/** Whoever wished left this browser; their account keeps it. */
export function forgetWishes(): void {
  underway.clear()
  show(nothing)
}

function read(): readonly string[] {
  ids ??= knownWishes()
  return ids
}

function show(next: readonly string[]): void {
  keepWishes(next)
  tell(next)
}

function tell(next: readonly string[]): void {
  ids = next
  remember({ wishlist: next.length })
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  const unwatch = watchWishes(() => {
    ids = knownWishes()
    watcher()
  })
  return () => {
    watchers.delete(watcher)
    unwatch()
  }
}
