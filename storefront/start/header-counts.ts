import { badgeText, isManyCount } from './count-badge.ts'

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

/** Fills in `<Count of="cart" />` and `<html data-customer>`. */
export function showHeaderCounts(remembered: HeaderCounts): void {
  document.documentElement.dataset['customer'] = remembered.customer
  for (const place of document.querySelectorAll<HTMLElement>('[data-count]')) {
    // The attribute names one of the two.
    const count = remembered[place.dataset['count'] as 'cart' | 'wishlist']
    place.textContent = badgeText(count)
    place.toggleAttribute('data-many', isManyCount(count))
  }
}
