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

/** The order priced for each option, so that choosing one updates the total immediately. */
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
 * The priced order once no cart change is pending: fixing a line and ordering right away orders the
 * fixed line. Throws if the request fails.
 */
export async function settledQuote(
  locale: Locale,
  option: DeliveryOption,
  country: string,
): Promise<Cart> {
  await cartChanged()
  // Refetches only if the cart has changed since.
  return queryClient().fetchQuery({ ...quoteQuery(locale, option, country), staleTime: Infinity })
}

function quoteQuery(locale: Locale, option: DeliveryOption, country: string) {
  return {
    queryKey: [...cartKey, 'quote', country, option.id],
    queryFn: () => fetchQuote(locale, deliveryChoice(option, country)),
  }
}
