import type { RouterContextProvider } from 'react-router'
import type { Answer } from '#contract/client.ts'
import { hongKongDay } from '#domain/dates.ts'
import { allLanguages, type Languages } from '#domain/languages.ts'
import { valuesOf } from '#domain/theme/theme-config.ts'
import { themeStyle } from '#domain/theme/theme-style.ts'
import { showClosure } from './shell/show-closure.server.ts'
import { inLanguage } from './rendering/in-language.ts'
import {
  apiContext,
  localeContext,
  publicUrlContext,
  themeStyleContext,
} from './rendering/page-context.ts'

type LanguagesKey = 'GET /configuration/slug/customer-locales'

export async function loadShop(context: Readonly<RouterContextProvider>) {
  const api = context.get(apiContext)
  const [configuration, layout, languages] = await Promise.all([
    api('GET /configuration/latest'),
    api('GET /configuration/slug/{slug}', { params: { slug: 'layout' } }),
    api('GET /configuration/slug/customer-locales'),
  ])
  const { brand, limits, closure, pop_ups: popUps } = configuration
  context.get(themeStyleContext).css = styleOf(configuration.theme)
  const shop = {
    brand,
    // spec §1: the metadata of the site itself is English.
    siteName: brand.name.en,
    layout,
    /** Always English, for machine readers. */
    openingHours: layout.footer.store_information.hours.en,
    /** Left out of the pages of shops without any. */
    popUps: Object.values(popUps).some((each) => each !== null) ? popUps : null,
    languages: chosenLanguages(languages),
    closure: closure && showClosure(closure),
    freeDeliveryOver: limits.free_shipping_over,
    year: hongKongDay(new Date()).slice(0, 4),
    publicUrl: context.get(publicUrlContext),
  }
  return inLanguage(shop, context.get(localeContext))
}

/** Left out of the pages of shops that show all of them. */
function chosenLanguages({ data, fallback }: Answer<LanguagesKey>): Languages | null {
  const shown = data.map(({ code }) => code)
  const isAll = shown.length === allLanguages.shown.length && fallback === allLanguages.fallback
  return isAll ? null : { shown, fallback }
}

function styleOf(theme: object): string {
  const values = valuesOf(theme)
  return Object.keys(values).length === 0 ? '' : themeStyle(values)
}
