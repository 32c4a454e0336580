import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { contactPath } from '../paths.ts'
import { priceText } from '../price-text.ts'
import type { ShopData } from '../shop-data.ts'
import { LanguageSwitch } from './language-switch.tsx'

export function TopBar({ layout, brand, freeDeliveryOver, languages }: ShopData) {
  const { shell } = useMessages()
  const path = useLocalePath()
  const locale = useLocale()
  const hasLanguages = languages?.shown.length !== 1
  const { phone } = layout.footer.store_information
  return (
    <div className="top-bar">
      <div className="page">
        <p className="wide-only">
          {freeDeliveryOver === null
            ? brand.tagline
            : shell.freeDelivery(priceText(freeDeliveryOver, locale))}
        </p>
        <Link href={path(contactPath)}>
          <Icon name="map-pin" />
          {shell.ourShop}
        </Link>
        <a href={phone.url} className="wide-only">
          <Icon name="phone" />
          <bdi>{phone.title}</bdi>
        </a>
        {hasLanguages ? (
          <nav aria-label={shell.language}>
            <LanguageSwitch />
          </nav>
        ) : null}
      </div>
    </div>
  )
}
