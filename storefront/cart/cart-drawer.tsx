import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../messages/messages.ts'
import { waitingFor } from '../start/pending-press.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import { closeCart, useCartPanel } from './cart-panel.ts'

const load = () => import('./cart-drawer-content.tsx')

/** Preloads the panel's script on pointer or focus of the cart icon. */
export function preloadCartDrawer(): void {
  if (!navigator.onLine) return
  load().catch(() => {
    // Opening the panel tries again.
  })
}

/** The cart panel. Place it once, in the shell; `openCart` opens it. */
export function CartDrawer() {
  const { isOpen, added } = useCartPanel()
  const { errors } = useMessages()
  const drawer = useLazyComponent(
    () => waitingFor(load()),
    isOpen,
    () => {
      closeCart()
      // With `added` the caller reports the error.
      if (!added) showToast(errors.noConnection, { tone: 'error' })
    },
  )
  return drawer ? <drawer.CartDrawerContent /> : null
}
