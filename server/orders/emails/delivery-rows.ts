import { formatAddress } from '#domain/address.ts'
import { formatPhone } from '#domain/contact.ts'
import { localize } from '#domain/locale.ts'
import { joinName } from '#domain/punctuation.ts'
import type { Row } from '../../platform/mail/email-blocks.ts'
import type { OrderRow } from '../queries.ts'
import { orderLabels } from './order-field-labels.ts'

type Delivered = Pick<
  OrderRow,
  'locale' | 'country' | 'recipient' | 'delivery' | 'paid_at' | 'payment_method'
>

/** Who gets an order, where, how, and when: what customers check first. */
export function deliveryRows(order: Delivered, expected: string | null): Row[] {
  const { locale, delivery, paid_at: paidAt, payment_method: method } = order
  const labels = orderLabels[locale]
  const isPromised = paidAt !== null || method === 'cash'
  const days: Row[] = expected
    ? [[isPromised ? labels.expected : labels.expectedIfPaid, expected]]
    : []
  const { pickup, courier } = delivery
  if (pickup) {
    const place = [pickup.title, pickup.address, pickup.hours]
    const where = place.map((text) => localize(text, locale))
    return [[labels.collectAt, joinName(where, locale)], [labels.recipient, who(order)], ...days]
  }
  const to = addressOf(order)
  return [
    [labels.deliverTo, joinName([who(order), to], locale)],
    ...(courier ? [[labels.method, localize(courier.title, locale)] as const] : []),
    ...days,
  ]
}

function who({ locale, recipient: { name, area_code, phone } }: Delivered): string {
  const number = phone === '' ? '' : formatPhone(area_code, phone)
  return joinName([name, number], locale)
}

function addressOf({ locale, country, recipient: { address } }: Delivered): string {
  if (!address) return ''
  return formatAddress({ ...address, country, pointCode: address.point_code }, locale)
}
