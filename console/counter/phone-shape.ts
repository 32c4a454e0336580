import { z } from '@hono/zod-openapi'
import { deliveryDetails, deliveryInfo } from '#contract/endpoints/cart.ts'
import { locale } from '#contract/shapes.ts'
import { phonePaymentMethods } from '#contract/staff/counter.ts'
import type { Locale } from '#domain/locale.ts'

/** What a phone order needs besides its basket. */
export const phoneShape = z.object({
  delivery_info: deliveryInfo,
  delivery_details: deliveryDetails,
  payment_method: phonePaymentMethods,
  locale,
})

export type PhoneValues = z.input<typeof phoneShape>

export const noAddress = { unit: '', building: '', street: '', district: '', point_code: '' }

export function emptyPhoneOrder(language: Locale): PhoneValues {
  return {
    delivery_info: { country: 'HK', method: 'DELIVERY', courier_id: null, warehouse_id: null },
    delivery_details: {
      name: '',
      email: '',
      area_code: '852',
      phone: '',
      address: noAddress,
      note: '',
    },
    payment_method: 'fps',
    locale: language,
  }
}
