import { keep, readKept, textListOf } from '../keep.ts'

const key = 'shop.wishlist'

/**
 * The wishlist as stored in this browser, newest first, so that hearts and count show at once. The
 * account's list is authoritative once there is one.
 */
export function knownWishes(): readonly string[] {
  return textListOf(readKept('local', key))
}

export function keepWishes(ids: readonly string[]): void {
  keep('local', key, ids)
}

export function watchWishes(changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
