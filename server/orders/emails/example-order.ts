import { dayMs, formatDay, hongKongDay } from '#domain/dates.ts'
import { dayRange } from '#domain/day-range.ts'
import { formatMoney } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import {
  examplePerson,
  exampleReference,
  type ExampleSetting,
} from '../../platform/mail/email-example.ts'
import type { EmailOrder } from './order-email.ts'
import type { OrderEmailData } from './order-email-data.ts'

const address = {
  en: { building: 'Seawall House', street: '18 Connaught Road Central' },
  zh: { building: '海堤大廈', street: '干諾道中18號' },
  cn: { building: '海堤大厦', street: '干诺道中18号' },
}

const exampleCourier = {
  id: 'cou_example',
  title: { en: 'SF Express to the door', zh: '順豐速運送貨上門', cn: '顺丰速运送货上门' },
  tracking_url: null,
}

const shipping = 3_000

/** In cents, with delivery. */
export function exampleTotal(goods: ExampleSetting['goods']): number {
  return goods.reduce((sum, { price_cents }) => sum + price_cents, shipping)
}

/** Paid for, and being prepared. */
export function exampleOrder({ locale, now, goods, payment }: ExampleSetting): EmailOrder {
  const { name, ...reached } = examplePerson
  return {
    locale,
    reference: exampleReference,
    current_status: 'pending',
    paid_at: now,
    received_cents: 0,
    shipping_cents: shipping,
    total_cents: exampleTotal(goods),
    discounts: [],
    payment,
    payment_method: 'fps',
    delivery: { courier: exampleCourier, pickup: null, estimate: null },
    country: 'HK',
    recipient: {
      ...reached,
      name: name[locale],
      address: {
        unit: '12A',
        ...address[locale],
        district: 'central-and-western',
        region: '',
        point_code: '',
      },
    },
    items: goods.map(({ title, variant, picture, price_cents: subtotal_cents }) => ({
      product_title: title,
      variant_title: variant,
      picture,
      subtotal_cents,
      qty: 1,
      cancelled_qty: 0,
      preorder_on: null,
      is_gift: false,
      points: 0,
    })),
  }
}

/** Data that an email has of that order. */
export function exampleData({
  locale,
  brand,
  now,
  goods,
  payment,
}: ExampleSetting): OrderEmailData {
  const total = formatMoney(cents(exampleTotal(goods)), locale)
  const day = (ahead: number) => hongKongDay(new Date(now.getTime() + ahead * dayMs))
  return {
    brand: brand.name,
    reference: exampleReference,
    total,
    received: null,
    left: total,
    due: null,
    isByCard: false,
    isOnCollection: false,
    reason: null,
    pickup: null,
    parcel: null,
    expected: dayRange(day(2), day(4), locale),
    collectBy: formatDay(day(7)),
    refund: null,
    earned: { points: 684, day: '06/12/2026' },
    isCancelled: false,
    isOwed: false,
    isLapsed: false,
    wayToPay: localize(payment.title, locale),
    addedTo: null,
    written: [],
  }
}
