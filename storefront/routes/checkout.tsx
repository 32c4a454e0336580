import { CheckoutForm } from '../checkout/checkout-form.tsx'
import {
  countryOption,
  courierOption,
  paymentOption,
  pickupOption,
  type CheckoutOptions,
} from '../checkout/options.ts'
import { lazyHead } from '../head/lazy-head.ts'
import { personalPage } from '../head/personal-page.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { mainStore } from '../paths.ts'
import { inLanguage } from '../rendering/in-language.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import type { Route } from './+types/checkout.ts'

/** Options that are the same for everyone; the cart and the form stay in the browser. */
export async function loader({ context }: Route.LoaderArgs): Promise<CheckoutOptions> {
  const api = context.get(apiContext)
  const locale = context.get(localeContext)
  const params = { store_id: mainStore }
  const [configuration, couriers, shops] = await Promise.all([
    api('GET /configuration/latest'),
    api('GET /stores/{store_id}/shopping-cart/couriers', { params }),
    api('GET /stores/{store_id}/warehouses/all', { params }),
  ])
  const hasPickup = configuration.delivery_methods.some(({ slug }) => slug === 'PICKUP')
  return {
    couriers: inLanguage(couriers.data, locale).map(courierOption),
    shops: hasPickup ? inLanguage(shops.data, locale).map(pickupOption) : [],
    payments: inLanguage(configuration.payment_methods, locale).map(paymentOption),
    countries: inLanguage(configuration.countries, locale).map(countryOption),
    holidays: configuration.holidays,
    resumesOn: configuration.closure?.resumes_on ?? null,
  }
}

export function meta(args: Route.MetaArgs) {
  return lazyHead(args, ({ checkout }) => [checkout.title, checkout.description])
}

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const { checkout } = useLazyMessages()
  return (
    <main {...personalPage}>
      <h1 className="text-28">{checkout.title}</h1>
      <noscript>{checkout.needsScript}</noscript>
      <CheckoutForm options={loaderData} />
    </main>
  )
}
