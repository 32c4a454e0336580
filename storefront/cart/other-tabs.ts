import { keep } from '../keep.ts'

const changedKey = 'shop.cart.changed'
const choicesKey = 'shop.cart'

/** Other tabs of this browser fetch the cart again. */
export function tellOtherTabs(): void {
  keep('local', changedKey, Date.now())
}

/** Hears of changes in other tabs, and of a page that the browser brings back as it was left. */
export function followOtherTabs(onChange: () => void): void {
  function hearStorage({ key }: StorageEvent) {
    if (key === changedKey || key === choicesKey) onChange()
  }
  function hearReturn({ persisted }: PageTransitionEvent) {
    if (persisted) onChange()
  }
  addEventListener('storage', hearStorage)
  addEventListener('pageshow', hearReturn)
}
