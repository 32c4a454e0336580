import { useQueries, useQuery } from '@tanstack/react-query'
import type { Locale } from '#domain/locale.ts'
import { cartKey, cartStore, fetchQuote, type Cart } from '../cart/cart-query.ts'
import { cartChanged } from '../cart/change-cart.ts'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { inLanguage } from '../rendering/in-language.ts'
import { publicApi } from '../session/session.ts'
import {
  courierOption,
  type CheckoutOptions,
  type CourierOption,
  type DeliveryOption,
} from './options.ts'
import { deliveryChoice } from './order-body.ts'

export interface DeliveryOptions {
  all: readonly DeliveryOption[]
  isLoading: boolean
  isFailed: boolean
  retry: () => void
}

/** Ways to a country: its couriers, and the shops to pick up from. */
export function useDeliveryOptions(
  { couriers, shops }: CheckoutOptions,
  country: string,
): DeliveryOptions {
  const locale = useLocale()
  const isHome = country === 'HK'
  const abroad = useQuery(
    {
      queryKey: ['couriers', country, locale],
      queryFn: () => fetchCouriers(locale, country),
      enabled: !isHome,
    },
    queryClient(),
  )
  return {
    all: [...(isHome ? couriers : (abroad.data ?? [])), ...shops],
    isLoading: !isHome && abroad.isPending,
    isFailed: !isHome && abroad.isError,
    retry: () => void abroad.refetch(),
  }
}

async function fetchCouriers(locale: Locale, country: string): Promise<CourierOption[]> {
  const { data } = await publicApi(locale)('GET /stores/{store_id}/shopping-cart/couriers', {
    params: cartStore,
    query: { country_code: country },
  })
  return inLanguage(data, locale).map(courierOption)
}

/** What the order costs by each way, so that choosing one changes the total at once. */
export function useQuotes(
  options: readonly DeliveryOption[],
  country: string,
  isAsked: boolean,
): ReadonlyMap<string, Cart> {
  const locale = useLocale()
  const queries = options.map((option) => ({
    ...quoteQuery(locale, option, country),
    enabled: isAsked,
  }))
  const answers = useQueries({ queries }, queryClient())
  return new Map(
    options.flatMap(({ id }, at) => {
      const quote = answers[at]?.data
      return quote ? [[id, quote] as const] : []
    }),
  )
}

/**
 * What the order costs once every change of the cart that is under way has been answered: whoever
 * mends a line and orders in one breath orders what they mended. Throws what the call throws.
 */
export async function settledQuote(
  locale: Locale,
  option: DeliveryOption,
  country: string,
): Promise<Cart> {
  await cartChanged()
  // Asked for again only if the cart has changed since.
  return queryClient().fetchQuery({ ...quoteQuery(locale, option, country), staleTime: Infinity })
}

function quoteQuery(locale: Locale, option: DeliveryOption, country: string) {
  return {
    queryKey: [...cartKey, 'quote', country, option.id],
    queryFn: () => fetchQuote(locale, deliveryChoice(option, country)),
  }
}
