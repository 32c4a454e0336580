import { store } from '../storage-values.ts'

const changedKey = 'shop.cart.changed'
const choicesKey = 'shop.cart'

/** Makes other tabs of this browser refetch the cart. */
export function notifyOtherTabs(): void {
  store('local', changedKey, Date.now())
}

/** Calls back on changes in other tabs, and when the page returns from the back/forward cache. */
export function followOtherTabs(onChange: () => void): void {
  function onStorage({ key }: StorageEvent) {
    if (key === changedKey || key === choicesKey) onChange()
  }
  function onPageShow({ persisted }: PageTransitionEvent) {
    if (persisted) onChange()
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
}
