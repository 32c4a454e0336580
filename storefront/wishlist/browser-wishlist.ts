import { keep, readKept } from '../keep.ts'

const key = 'shop.wishlist'

/**
 * The wishlist as this browser knows it, newest first, so that hearts and count are there at once.
 * The account keeps the real one, once the visitor has an account.
 */
export function knownWishes(): readonly string[] {
  const kept = readKept('local', key)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}

export function keepWishes(ids: readonly string[]): void {
  keep('local', key, ids)
}

/** Tells of changes made in another tab. */
export function watchWishes(changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
