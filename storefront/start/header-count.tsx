import { useSyncExternalStore } from 'react'
import { badgeText, isManyCount } from './count-badge.ts'
import { readHeaderCounts, headerCountsKey, type HeaderCounts } from './header-counts.ts'

const changed = 'shop-remembered'

/** Stores the values for the next page, and updates every place that shows them. */
export function storeHeaderCounts(news: Partial<HeaderCounts>): void {
  const remembered = { ...readHeaderCounts(), ...news }
  document.documentElement.dataset['customer'] = remembered.customer
  try {
    localStorage.setItem(headerCountsKey, JSON.stringify(remembered))
  } catch {
    // Storage is full or unavailable: this page shows the values, the next one refetches them.
  }
  dispatchEvent(new Event(changed))
}

/** Number of items in the cart or wishlist; 0 during hydration. */
export function useCount(of: 'cart' | 'wishlist'): number {
  return useSyncExternalStore(
    subscribe,
    () => readHeaderCounts()[of],
    () => 0,
  )
}

/**
 * The count in its reserved place. The inline script fills it before React runs, so hydration leaves
 * its content alone.
 */
export function Count({ of, className }: { of: 'cart' | 'wishlist'; className?: string }) {
  const count = useCount(of)
  return (
    <span
      data-count={of}
      data-many={isManyCount(count) ? '' : undefined}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: badgeText(count) }}
    />
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changed, listener)
    removeEventListener('storage', listener)
  }
}
