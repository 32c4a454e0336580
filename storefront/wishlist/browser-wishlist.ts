import { store, readStored, textListOf } from '../storage-values.ts'

const key = 'shop.wishlist'

/**
 * The wishlist as stored in this browser, newest first, so that hearts and count show at once. The
 * account's list is authoritative once there is one.
 */
export function storedWishlist(): readonly string[] {
  return textListOf(readStored('local', key))
}

export function storeWishlist(ids: readonly string[]): void {
  store('local', key, ids)
}

export function watchWishlist(changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
