import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { preloadCartDrawer } from '../cart/cart-drawer.tsx'
import { openCart } from '../cart/cart-panel.ts'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { cartPath, wishlistPath } from '../paths.ts'
import { Count, useCount } from '../start/header-count.tsx'

export function WishlistLink() {
  const { shell } = useMessages()
  const path = useLocalePath()
  return (
    <Link href={path(wishlistPath)} className="icon-btn count-link">
      <Icon name="heart" />
      <span className="sr-only">{shell.wishlist}</span>
      <CountOf of="wishlist" />
    </Link>
  )
}

/** A link to the cart; once scripts run it opens the cart panel. */
export function CartLink() {
  const { shell } = useMessages()
  const path = useLocalePath()
  return (
    <Link
      href={path(cartPath)}
      className="icon-btn count-link"
      data-hold=""
      onClick={openPanel}
      onPointerEnter={preloadCartDrawer}
      onFocus={preloadCartDrawer}
    >
      <Icon name="bag" />
      <span className="sr-only">{shell.cart}</span>
      <CountOf of="cart" />
    </Link>
  )
}

/** "Cart, 3 items": the inline script may fill in the number before React runs. */
export function CountOf({ of }: { of: 'cart' | 'wishlist' }): ReactNode {
  const { shell } = useMessages()
  const count = useCount(of)
  return (
    <>
      <Count of={of} className="count" />
      <span className="sr-only count-word">{shell.itemCount(count)}</span>
    </>
  )
}

function openPanel(event: MouseEvent<HTMLAnchorElement>): void {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const isThere = event.currentTarget.pathname === location.pathname
  if (opensElsewhere || isThere) return
  event.preventDefault()
  openCart()
}
