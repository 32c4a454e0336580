import type { RouterContextProvider } from 'react-router'
import { hongKongDay } from '#domain/dates.ts'
import { showClosure } from './shell/show-closure.server.ts'
import { inLanguage } from './rendering/in-language.ts'
import { apiContext, localeContext, publicUrlContext } from './rendering/page-context.ts'

export async function loadShop(context: Readonly<RouterContextProvider>) {
  const api = context.get(apiContext)
  const [configuration, layout] = await Promise.all([
    api('GET /configuration/latest'),
    api('GET /configuration/slug/{slug}', { params: { slug: 'layout' } }),
  ])
  const { brand, limits, closure, pop_ups: popUps } = configuration
  const shop = {
    brand,
    // spec §1: the metadata of the site itself is English.
    siteName: brand.name.en,
    layout,
    /** Always English, for machine readers. */
    openingHours: layout.footer.store_information.hours.en,
    /** Left out of the pages of shops without any. */
    popUps: Object.values(popUps).some((each) => each !== null) ? popUps : null,
    closure: closure && showClosure(closure),
    freeDeliveryOver: limits.free_shipping_over,
    year: hongKongDay(new Date()).slice(0, 4),
    publicUrl: context.get(publicUrlContext),
  }
  return inLanguage(shop, context.get(localeContext))
}
