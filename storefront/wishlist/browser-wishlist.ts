import { keep, readKept } from '../session/keep.ts'
import type { WishlistKeeper } from './wishlist.ts'

const key = 'shop.wishlist'
/** More than anybody wishes for; keeps a runaway list out of the storage. */
const most = 200

/** The wishlist of whoever uses this browser. */
export const browserWishlist: WishlistKeeper = {
  known,
  async toggle(productId) {
    const before = known()
    const after = before.includes(productId)
      ? before.filter((id) => id !== productId)
      : [productId, ...before].slice(0, most)
    keep('local', key, after)
    return after
  },
  watch(changed) {
    const hear = (event: StorageEvent) => {
      if (event.key === key || event.key === null) changed()
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  },
}

function known(): readonly string[] {
  const kept = readKept('local', key)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}
