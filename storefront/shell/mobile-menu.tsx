import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { cartPath, wishlistPath } from '../paths.ts'
import type { NavigationItem, ShopData } from '../shop-data.ts'
import { AccountItems, enabledItems } from './account-items.tsx'
import { CountOf } from './count-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Links } from './main-menu.tsx'

export const mobileMenuId = 'menu'

export function MenuButton() {
  const { shell } = useMessages()
  return (
    <button
      type="button"
      className="icon-btn menu-button"
      aria-label={shell.openMenu}
      aria-haspopup="dialog"
      popoverTarget={mobileMenuId}
    >
      <Icon name="menu" />
    </button>
  )
}

export function MobileMenu({ layout, languages }: Pick<ShopData, 'layout' | 'languages'>) {
  const { shell } = useMessages()
  const path = useLocalePath()
  return (
    <Sheet id={mobileMenuId} title={shell.menu} closeLabel={shell.closeMenu}>
      <nav aria-label={shell.mainNavigation} className="mobile-menu">
        <ul className="levels">
          {layout.navbar.navigation.map((item) => (
            <li key={item.path}>
              {item.children.length > 0 ? (
                <Level item={item} />
              ) : (
                <Link href={path(item.path)}>{item.title}</Link>
              )}
            </li>
          ))}
        </ul>
        <ul className="mobile-extras menu-list">
          <li>
            <Link href={path(cartPath)}>
              {`${shell.cart} `}
              <CountOf of="cart" />
            </Link>
          </li>
          <li>
            <Link href={path(wishlistPath)}>
              {`${shell.wishlist} `}
              <CountOf of="wishlist" />
            </Link>
          </li>
          <AccountItems items={enabledItems(layout).filter((item) => item.path !== wishlistPath)} />
        </ul>
      </nav>
      {languages?.shown.length === 1 ? null : (
        <div className="mobile-languages">
          <LanguageSwitch />
        </div>
      )}
    </Sheet>
  )
}

/** An open level covers the others; its head leads back. */
function Level({ item }: { item: NavigationItem }) {
  const { shell } = useMessages()
  const path = useLocalePath()
  return (
    <details name="level">
      <summary>
        <Icon name="chevron-end" />
        {item.title}
      </summary>
      {item.megamenu ? (
        item.children.map((column) => (
          <section key={column.title}>
            {column.path === item.path && column.title === item.title ? (
              <Links links={column.children}>
                <Link href={path(item.path)}>{shell.all(item.title)}</Link>
              </Links>
            ) : (
              <>
                <h3>{column.title}</h3>
                <Links links={column.children} />
              </>
            )}
          </section>
        ))
      ) : (
        <Links links={item.children} />
      )}
    </details>
  )
}
