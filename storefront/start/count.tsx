import { useSyncExternalStore } from 'react'
import {
  countText,
  isManyCount,
  readRemembered,
  rememberedKey,
  type Remembered,
} from './remembered.ts'

const changed = 'shop-remembered'

/** Remembers for the next page, and tells every place that shows it. */
export function remember(news: Partial<Remembered>): void {
  const remembered = { ...readRemembered(), ...news }
  document.documentElement.dataset['customer'] = remembered.customer
  try {
    localStorage.setItem(rememberedKey, JSON.stringify(remembered))
  } catch {
    // Storage is full or closed to us: this page still knows, the next one will ask again.
  }
  dispatchEvent(new Event(changed))
}

/** How much the cart or the wishlist holds; 0 until this browser has told. */
export function useCount(of: 'cart' | 'wishlist'): number {
  return useSyncExternalStore(
    subscribe,
    () => readRemembered()[of],
    () => 0,
  )
}

/**
 * The count in its reserved place. The inline script fills it before React runs, so its content
 * belongs to nobody while React takes the page over.
 */
export function Count({ of, className }: { of: 'cart' | 'wishlist'; className?: string }) {
  const count = useCount(of)
  return (
    <span
      data-count={of}
      data-many={isManyCount(count) ? '' : undefined}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: countText(count) }}
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
