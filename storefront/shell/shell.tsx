import { memo, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { RouteProgress } from '#ui/progress.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { CartDrawer } from '../cart/cart-drawer.tsx'
import { unprefixedPath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { checkoutPath } from '../paths.ts'
import type { ShopData } from '../shop-data.ts'
import { Arrival } from './arrival.tsx'
import { CheckoutFooter, CheckoutHeader } from './checkout-header.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PopUps } from './pop-ups.tsx'
import { SignedOut } from './signed-out.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TopBar } from './top-bar.tsx'

type ShellProps = ShopData & { children: ReactNode }

export function Shell({ children, ...shop }: ShellProps) {
  const { shell } = useMessages()
  const isCheckout = unprefixedPath(useLocation().pathname) === checkoutPath
  return (
    <>
      <a href="#content" className="skip-link">
        {shell.skipToContent}
      </a>
      <Progress />
      {shop.closure ? <aside className="closure p-3 text-center">{shop.closure}</aside> : null}
      {isCheckout ? <CheckoutHeader {...shop} /> : <Header {...shop} />}
      {children}
      {isCheckout ? (
        <CheckoutFooter {...shop} />
      ) : (
        <>
          <Footer {...shop} />
          <Menu {...shop} />
        </>
      )}
      <CartDrawer />
      <SignedOut />
      <Arrival />
      {shop.popUps ? <PopUps settings={shop.popUps} /> : null}
      <ToastRegion label={shell.news} errorLabel={shell.problems} dismissLabel={shell.dismiss} />
    </>
  )
}

function Progress() {
  const { shell } = useMessages()
  return <RouteProgress active={useNavigation().state !== 'idle'} label={shell.loadingPage} />
}

// Memoized: the URL changes with every press, these do not.
const Header = memo(function Header(shop: ShopData) {
  return (
    // A box of its own would end the sticky part's range.
    <header className="contents">
      <TopBar {...shop} />
      <SiteHeader {...shop} />
    </header>
  )
})

const Footer = memo(SiteFooter)
const Menu = memo(MobileMenu)
