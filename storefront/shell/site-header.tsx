import { Icon } from '#ui/icon.tsx'
import { useMessages } from '../messages/messages.ts'
import type { ShopData } from '../shop-data.ts'
import { AccountMenu } from './account-menu.tsx'
import { CartLink, WishlistLink } from './count-link.tsx'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { MenuButton } from './mobile-menu.tsx'
import { useScroll } from './scroll.ts'
import { HeaderSearch, searchId } from './search-form.tsx'

/** Sticky; hides while the visitor scrolls down. */
export function SiteHeader({ brand, layout }: Pick<ShopData, 'brand' | 'layout'>) {
  const { shell } = useMessages()
  const { isGoingDown } = useScroll()
  return (
    <div className="site-header" data-away={isGoingDown || undefined}>
      <div className="page">
        <MenuButton />
        <Logo brand={brand} title={layout.navbar.logo.title} />
        <MainMenu items={layout.navbar.navigation} />
        <HeaderSearch />
        <div className="header-actions">
          <button
            type="button"
            className="icon-btn search-button"
            popoverTarget={searchId}
            aria-label={shell.openSearch}
          >
            <Icon name="search" />
          </button>
          <AccountMenu layout={layout} />
          <WishlistLink />
          <CartLink />
        </div>
      </div>
    </div>
  )
}
