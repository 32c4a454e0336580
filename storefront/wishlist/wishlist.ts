import { useSyncExternalStore } from 'react'
import { createStore, useStore } from '#ui/store.ts'
import { storeHeaderCounts } from '../start/header-count.tsx'
import { storeWishlist, storedWishlist, watchWishlist } from './browser-wishlist.ts'

const nothing: readonly string[] = []
/** Pressed, and not yet answered. */
const underway = new Map<string, boolean>()
/** Counts the customers this page has forgotten: an answer for one is not shown to the next. */
let forgotten = 0

const wishes = createStore(nothing, {
  load: storedWishlist,
  connect: () => watchWishlist(() => wishes.set(storedWishlist())),
})

/** Product ids, newest first; empty during hydration. */
export function useWishlist(): readonly string[] {
  return useStore(wishes)
}

export function useIsWished(productId: string): boolean {
  return useSyncExternalStore(
    wishes.watch,
    () => wishes.get().includes(productId),
    () => false,
  )
}

/**
 * Optimistic; rolled back if the call fails (spec §4), which then throws `wishlist-add-fail`
 * (spec §8).
 */
export async function toggleWish(productId: string): Promise<void> {
  const at = wishes.get().indexOf(productId)
  const isWished = at < 0
  underway.set(productId, isWished)
  show(withWish(wishes.get(), productId, isWished))
  try {
    const { addToAccountWishlist } = await import('./account-wishlist.ts')
    await addToAccountWishlist(productId, isWished)
  } catch (error) {
    // A later press of the same heart has the last word.
    if (underway.get(productId) === isWished) show(withWish(wishes.get(), productId, !isWished, at))
    throw new Error('wishlist-add-fail', { cause: error })
  } finally {
    if (underway.get(productId) === isWished) underway.delete(productId)
  }
}

/** Fetches the account's list. On failure throws, with the list empty and its count 0 (spec §8). */
export async function loadWishlist(): Promise<readonly string[]> {
  const before = forgotten
  try {
    const { fetchFromAccount } = await import('./account-wishlist.ts')
    let fetched = await fetchFromAccount()
    if (forgotten !== before) return wishes.get()
    for (const [productId, isWished] of underway) fetched = withWish(fetched, productId, isWished)
    show(fetched)
    return fetched
  } catch (error) {
    // The stored list is kept for the next attempt.
    notify(nothing)
    throw error
  }
}

/** Clears this browser's list; the account keeps it. */
export function forgetWishlist(): void {
  forgotten += 1
  underway.clear()
  show(nothing)
}

function show(next: readonly string[]): void {
  storeWishlist(next)
  notify(next)
}

function notify(next: readonly string[]): void {
  storeHeaderCounts({ wishlist: next.length })
  wishes.set(next)
}

/** The list with a product in it, at its front or where it was, or without it. */
export function withWish(
  ids: readonly string[],
  productId: string,
  isWished: boolean,
  at = 0,
): readonly string[] {
  if (ids.includes(productId) === isWished) return ids
  return isWished ? ids.toSpliced(at, 0, productId) : ids.filter((id) => id !== productId)
}
