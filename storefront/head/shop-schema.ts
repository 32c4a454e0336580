import { localeOfPath, localePath } from '../locale.ts'
import { absolute, shopDataOf, type HeadArgs } from './head.ts'
import { openingHours } from './opening-hours.ts'

/** The shop and the website as JSON-LD; other data refers to them by these ids. */
export function shopSchema({ location, matches }: HeadArgs): object[] {
  const shop = shopDataOf(matches)
  if (!shop) return []
  const { brand, siteName, publicUrl } = shop
  const { address, phone, email } = shop.layout.footer.store_information
  const hours = openingHours(shop.openingHours)
  const url = publicUrl + localePath(localeOfPath(location.pathname), '/')
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ClothingStore',
      '@id': `${publicUrl}/#shop`,
      name: brand.name,
      ...(brand.name !== siteName && { alternateName: siteName }),
      description: brand.tagline,
      url,
      logo: absolute('/icon-512.png', publicUrl),
      image: absolute('/social.png', publicUrl),
      telephone: phone.title,
      email: email.title,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.title,
        addressRegion: 'Hong Kong',
        addressCountry: 'HK',
      },
      hasMap: address.url,
      ...(hours && { openingHours: hours }),
      currenciesAccepted: brand.currency,
      sameAs: shop.layout.footer.social_media.map((medium) => medium.url),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: siteName,
      url,
      publisher: { '@id': `${publicUrl}/#shop` },
    },
  ]
}
