import type { Locale } from '#domain/locale.ts'
import { localePath } from '../locale.ts'
import { messagesIn } from '../messages/messages.ts'
import { legalPath } from '../paths.ts'
import { amountCents } from '../price-text.ts'
import { courierText, isDeliveredFree } from './courier-text.ts'
import type { CourierView, ProductView, VariantView } from './product-view.ts'

interface Place {
  locale: Locale
  publicUrl: string
}

/**
 * Delivery and returns in structured data, by variant: what several share is written out at its
 * first use, and later ones refer to it by `@id`.
 */
export function offerTerms(
  { delivery }: Pick<ProductView, 'delivery'>,
  { locale, publicUrl }: Place,
): (variant: VariantView) => object {
  const written = new Set<string>()
  const { product: messages } = messagesIn(locale)
  const { couriers, pickup, returnDays } = delivery

  function once(id: string, data: object): object {
    if (written.has(id)) return { '@id': id }
    written.add(id)
    return { '@id': id, ...data }
  }

  return ({ price }) => {
    const amount = amountCents(price)
    return {
      shippingDetails: couriers.map((courier, index) => {
        const isFree = isDeliveredFree(courier, amount)
        const description = courierText(courier, amount, { messages, locale })
        return once(`#courier-${index}${isFree ? '-free' : ''}`, {
          description,
          ...shippingData(courier, isFree),
        })
      }),
      hasMerchantReturnPolicy: once('#returns', {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'HK',
        returnPolicyCategory: 'MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
        returnMethod: 'ReturnByMail',
        merchantReturnLink: publicUrl + localePath(locale, legalPath('refund-policy')),
      }),
      ...(pickup && {
        availableAtOrFrom: once('#shop', { '@type': 'Place', name: pickup.title }),
      }),
    }
  }
}

function shippingData({ fee, days: [from, to] }: CourierView, isFree: boolean): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: isFree ? '0' : fee, currency: 'HKD' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'HK' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' },
    },
  }
}
