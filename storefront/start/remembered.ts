/**
 * What this browser remembers of its visitor, so that a page that is the same for everybody can
 * show it at once: in local storage under `shop.remembered`, as `{"cart":2,"wishlist":0,"customer":"registered"}`.
 */
export interface Remembered {
  cart: number
  wishlist: number
  customer: 'visitor' | 'registered'
}

export const rememberedKey = 'shop.remembered'

const nothing: Remembered = { cart: 0, wishlist: 0, customer: 'visitor' }

export function readRemembered(): Remembered {
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(rememberedKey) ?? '{}') }
  } catch {
    // Storage is closed to us, or somebody else wrote it: as good as a new visitor.
    return nothing
  }
}

/** Nothing is shown of an empty one. */
export function countText(count: number): string {
  return count > 0 ? String(count) : ''
}

/** spec §9: counts above 99 use the small style. */
export function isManyCount(count: number): boolean {
  return count > 99
}

/** Fills the places a page keeps free: `<Count of="cart" />` and `<html data-customer>`. */
export function showRemembered(remembered: Remembered): void {
  document.documentElement.dataset['customer'] = remembered.customer
  for (const place of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const count = place.dataset['count'] === 'cart' ? remembered.cart : remembered.wishlist
    place.textContent = countText(count)
    place.toggleAttribute('data-many', isManyCount(count))
  }
}
