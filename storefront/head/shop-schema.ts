import { localeOfPath, localePath } from '../locale.ts'
import { absolute, shopDataOf, type HeadArgs } from './head.ts'

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

/** Days as a shopkeeper writes them, and as schema.org does. */
const days: readonly (readonly [RegExp, string])[] = [
  [/^(daily|every day)\b/i, 'Mo-Su'],
  [/^mon(day)? to fri(day)?\b/i, 'Mo-Fr'],
  [/^mon(day)? to sat(urday)?\b/i, 'Mo-Sa'],
  [/^sat(urday)? and sun(day)?\b/i, 'Sa-Su'],
]

/** `Mo-Su 11:30-20:30` from "Daily 11:30–20:30; closed …". Undefined when it is written otherwise. */
export function openingHours(text: string): string | undefined {
  const on = days.find(([pattern]) => pattern.test(text))?.[1]
  const [, opens, closes] = /(\d{1,2}:\d\d)\s*[–-]\s*(\d{1,2}:\d\d)/.exec(text) ?? []
  if (!on || !opens || !closes) return undefined
  return `${on} ${opens.padStart(5, '0')}-${closes.padStart(5, '0')}`
}
