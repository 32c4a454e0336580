/**
 * What this browser remembers of its visitor, so that a page cached for everyone can show it at once.
 * In local storage under `shop.remembered`, as `{"cart":2,"wishlist":0,"customer":"registered"}`.
 */
export interface HeaderCounts {
  cart: number
  wishlist: number
  customer: 'visitor' | 'registered'
}

export const headerCountsKey = 'shop.remembered'

const nothing: HeaderCounts = { cart: 0, wishlist: 0, customer: 'visitor' }

export function readHeaderCounts(): HeaderCounts {
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(headerCountsKey) ?? '{}') }
  } catch {
    // Storage is unavailable or its content invalid: treat as a new visitor.
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

/** Fills in `<Count of="cart" />` and `<html data-customer>`. */
export function showHeaderCounts(remembered: HeaderCounts): void {
  document.documentElement.dataset['customer'] = remembered.customer
  for (const place of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const count = place.dataset['count'] === 'cart' ? remembered.cart : remembered.wishlist
    place.textContent = countText(count)
    place.toggleAttribute('data-many', isManyCount(count))
  }
}
