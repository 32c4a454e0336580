import type { CallInput } from '#contract/client.ts'
import { nationalNumber, normaliseAreaCode, normaliseEmail } from '#domain/contact.ts'
import type { Locale } from '#domain/locale.ts'
import type { Draft } from '../address/draft.ts'
import type { DeliveryChoice } from '../cart/cart-query.ts'
import type { DeliveryOption, PaymentOption } from './options.ts'

export type OrderBody = CallInput<'POST /stores/{store_id}/checkouts'>['body']

export interface OrderBodyInput {
  draft: Draft
  delivery: DeliveryOption
  payment: PaymentOption
  cardId: string | null
  variantIds: string[]
  voucher: string | null
  /** Those of `variantIds` that are paid with points. */
  pointIds: string[]
  /** The displayed total; the server refuses the order if it has changed. */
  total: string
  /** The gifts that were shown; without one of them, it refuses as well. */
  giftIds: string[]
  locale: Locale
  /** Return pages for an external payment. */
  urls: { success: string; cancel: string }
}

export function orderBody(input: OrderBodyInput): OrderBody {
  const { draft, delivery, payment, locale, urls } = input
  return {
    checkout_product_variant_ids: input.variantIds,
    voucher_code: input.voucher,
    ...(input.pointIds.length > 0 && { point_product_variant_ids: input.pointIds }),
    delivery_info: deliveryChoice(delivery, draft.country),
    delivery_details: {
      ...recipientOf(draft, delivery),
      email: normaliseEmail(draft.email),
      note: draft.note.trim(),
    },
    payment_method: payment.slug,
    ...(payment.slug === 'card' && input.cardId !== null && { credit_card_id: input.cardId }),
    expected_total: input.total,
    expected_gift_ids: input.giftIds,
    locale,
    success_url: urls.success,
    cancel_url: urls.cancel,
  }
}

/** Who receives it, and where unless it is collected. */
export function recipientOf(draft: Draft, delivery: DeliveryOption) {
  const areaCode = normaliseAreaCode(draft.areaCode) ?? draft.areaCode
  return {
    name: draft.name.trim(),
    area_code: areaCode,
    phone: nationalNumber(areaCode, draft.phone) ?? draft.phone,
    address: delivery.method === 'PICKUP' ? null : addressOf(draft, delivery.isPoint),
  }
}

/** Pick-up is in the shop's own city, whatever country was chosen for delivery. */
export function deliveryChoice(option: DeliveryOption, country: string): DeliveryChoice {
  return option.method === 'PICKUP'
    ? { country: 'HK', method: 'PICKUP', courier_id: null, warehouse_id: option.id }
    : { country, method: 'DELIVERY', courier_id: option.id, warehouse_id: null }
}

/** Fields that the chosen delivery hides are not sent, even if filled in before. */
function addressOf(draft: Draft, isPoint: boolean) {
  const shown = (value: string, isShown: boolean) => (isShown ? value.trim() : '')
  return {
    district: draft.district.trim(),
    street: shown(draft.street, !isPoint),
    building: shown(draft.building, !isPoint && draft.country === 'HK'),
    unit: shown(draft.unit, !isPoint),
    region: shown(draft.region, draft.country !== 'HK'),
    point_code: shown(draft.pointCode, isPoint).toUpperCase(),
  }
}
