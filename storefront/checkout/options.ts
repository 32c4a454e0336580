import type { Answer } from '#contract/client.ts'
import type { InLanguage } from '../rendering/in-language.ts'

type CourierAnswer = Answer<'GET /stores/{store_id}/shopping-cart/couriers'>['data'][number]
type ShopAnswer = Answer<'GET /stores/{store_id}/warehouses/all'>['data'][number]
type Configuration = Answer<'GET /configuration/latest'>

export type DeliveryOption = CourierOption | PickupOption

export interface CourierOption {
  method: 'DELIVERY'
  id: string
  title: string
  description: string
  days: { minDays: number; maxDays: number }
  /** The customer names a station or locker instead of a street address. */
  isPoint: boolean
}

export interface PickupOption {
  method: 'PICKUP'
  id: string
  title: string
  address: string
  hours: string
  readyHours: number
}

export interface PaymentOption {
  slug: Configuration['payment_methods'][number]['slug']
  title: string
  description: string
}

export interface Chosen {
  delivery: DeliveryOption | undefined
  payment: PaymentOption | undefined
}

export interface CountryOption {
  code: string
  title: string
  areaCode: string
}

/** What a checkout offers, the same for everyone. */
export interface CheckoutOptions {
  couriers: readonly CourierOption[]
  shops: readonly PickupOption[]
  payments: readonly PaymentOption[]
  countries: readonly CountryOption[]
  /** Days without parcel delivery, in addition to Sundays. */
  holidays: readonly string[]
  /** The first day orders leave and can be collected, while the shop is closed. */
  resumesOn: string | null
}

export function courierOption(courier: InLanguage<CourierAnswer>): CourierOption {
  return {
    method: 'DELIVERY',
    id: courier._id,
    title: courier.title,
    description: courier.description,
    days: { minDays: courier.days_min, maxDays: courier.days_max },
    isPoint: courier.needs_point_code,
  }
}

export function pickupOption(shop: InLanguage<ShopAnswer>): PickupOption {
  return {
    method: 'PICKUP',
    id: shop._id,
    title: shop.title,
    address: shop.address,
    hours: shop.hours,
    readyHours: shop.ready_hours,
  }
}

export function paymentOption({
  slug,
  title,
  description,
}: InLanguage<Configuration['payment_methods'][number]>): PaymentOption {
  return { slug, title, description }
}

export function countryOption({
  code,
  title,
  area_code: areaCode,
}: InLanguage<Configuration['countries'][number]>): CountryOption {
  return { code, title, areaCode }
}

/** Cash is paid in the shop, so only for what is collected there. */
export function offeredPayments<Way extends { slug: string }>(
  ways: readonly Way[],
  delivery: 'DELIVERY' | 'PICKUP' | undefined,
): Way[] {
  return ways.filter(({ slug }) => slug !== 'cash' || delivery === 'PICKUP')
}
