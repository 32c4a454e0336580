import { lazy, Suspense, useState } from 'react'
import { useCartPanel } from './cart-panel.ts'

const load = () => import('./cart-drawer-content.tsx')
const Content = lazy(async () => ({ default: (await load()).CartDrawerContent }))

/** Fetches the panel's script before it is opened: on pointer or focus of the cart's icon. */
export function preloadCartDrawer(): void {
  void load()
}

/** The cart beside the page. Place it once, in the shell; `openCart` opens it. */
export function CartDrawer() {
  const { isOpen } = useCartPanel()
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  )
}
