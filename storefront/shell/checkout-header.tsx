import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { cartPath, contactPath, legalRoot } from '../paths.ts'
import type { ShopData } from '../shop-data.ts'
import { Logo } from './logo.tsx'

/** No distractions: logo, help, and that the checkout is secure. */
export function CheckoutHeader({ brand, layout }: Pick<ShopData, 'brand' | 'layout'>) {
  const { shell } = useMessages()
  const path = useLocalePath()
  const { phone } = layout.footer.store_information
  return (
    <header className="site-header">
      <div className="page">
        <Logo brand={brand} title={layout.navbar.logo.title} />
        <p className="wide-only secure">{shell.secureCheckout}</p>
        <div className="checkout-help">
          <Link href={path(cartPath)}>{shell.backToCart}</Link>
          <Link href={path(contactPath)}>{shell.help}</Link>
          <a href={phone.url} className="wide-only">
            <Icon name="phone" />
            <bdi>{phone.title}</bdi>
          </a>
        </div>
      </div>
    </header>
  )
}

export function CheckoutFooter({ layout, year }: Pick<ShopData, 'layout' | 'year'>) {
  const { shell } = useMessages()
  const path = useLocalePath()
  const policies = layout.footer.sections
    .flatMap(({ links }) => links)
    .filter(({ url }) => url.startsWith(legalRoot))
  return (
    <footer className="site-footer">
      <nav className="page footer-end" aria-label={shell.footer}>
        {policies.map((link) => (
          <Link key={link.url} href={path(link.url)}>
            {link.title}
          </Link>
        ))}
        <p>{`© ${year} ${layout.footer.powered_by}`}</p>
      </nav>
    </footer>
  )
}
