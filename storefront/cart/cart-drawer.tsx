import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../messages/messages.ts'
import { waitingFor } from '../start/late-press.ts'
import { useLatePart } from '../start/use-late-part.ts'
import { closeCart, useCartPanel } from './cart-panel.ts'

const load = () => import('./cart-drawer-content.tsx')

/** Fetches the panel's script before it is opened: on pointer or focus of the cart's icon. */
export function preloadCartDrawer(): void {
  load().catch(() => {
    // Asked for again when it is opened.
  })
}

/** The cart beside the page. Place it once, in the shell; `openCart` opens it. */
export function CartDrawer() {
  const { isOpen, added } = useCartPanel()
  const { errors } = useMessages()
  const drawer = useLatePart(
    () => waitingFor(load()),
    isOpen,
    () => {
      closeCart()
      // The caller reports the outcome itself.
      if (!added) showToast(errors.noConnection, { tone: 'error' })
    },
  )
  return drawer ? <drawer.CartDrawerContent /> : null
}
