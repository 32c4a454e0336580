import { expect, test } from 'vitest'
import { provideMessages } from '../messages/messages.ts'
import { messages as en } from '../messages/en.ts'
import { productData } from './product-data.ts'
import type { ProductView, VariantView } from './product-view.ts'

provideMessages('en', en)

const aVariant = (size: string, more: Partial<VariantView> = {}): VariantView => ({
  id: `var_${size}`,
  sku: `SHIRT-${size}`,
  colour: null,
  size,
  price: '780.00',
  stock: 'in_stock',
  available: 3,
  ...more,
})

const door = { title: 'Door', fee: '40.00', freeOver: '800.00', days: [1, 2] } as const
const locker = { title: 'Locker', fee: '20.00', freeOver: null, days: [2, 3] } as const

const aShirt = (variants: VariantView[]): ProductView => ({
  id: 'prd_1',
  title: 'Shirt',
  subtitle: '',
  number: null,
  description: '',
  crumbs: [],
  brand: 'Praya',
  slugs: { en: 'shirt', zh: 'shirt', cn: 'shirt' },
  colours: [],
  sizes: variants.flatMap(({ size }) => size ?? []),
  promotions: [],
  variants,
  measures: [{ size: 'S', values: { chest: 53 } }],
  measurePicture: null,
  fit: null,
  fabric: null,
  care: [],
  origin: null,
  collection: null,
  delivery: {
    couriers: [door, locker],
    today: '2026-11-28',
    resumesOn: null,
    arrivals: {},
    pickup: null,
    returnDays: 14,
  },
  reviews: { count: 0, average: null },
  look: [],
  related: [],
})

const place = {
  description: '',
  url: 'https://shop.test/shirt',
  publicUrl: 'https://shop.test',
  locale: 'en',
} as const

function dataOf(...variants: VariantView[]): object {
  return productData(aShirt(variants), place)
}

test('a reduced price has the one before it, and the time when it ends', () => {
  const reduced = { price: '624.00', was: '780.00', priceEnds: '2026-12-01T16:00:00.000Z' }
  expect(dataOf(aVariant('S', reduced))).toMatchObject({
    hasVariant: [
      {
        offers: {
          price: '624.00',
          priceValidUntil: '2026-12-01T16:00:00.000Z',
          priceSpecification: {
            priceType: 'https://schema.org/StrikethroughPrice',
            price: '780.00',
            priceCurrency: 'HKD',
          },
        },
      },
    ],
  })
  const text = JSON.stringify(dataOf(aVariant('S')))
  expect(text).not.toMatch(/priceValidUntil|priceSpecification|gtin/)
})

test('a size that is known all over the world has its number', () => {
  expect(dataOf(aVariant('S', { gtin: '4006381333931' }))).toMatchObject({
    hasVariant: [{ sku: 'SHIRT-S', gtin: '4006381333931' }],
  })
})

test('each price has the delivery fees that apply to it, written out once', () => {
  const rate = (value: string) => ({ shippingRate: { value, currency: 'HKD' } })
  const variants = [aVariant('S'), aVariant('M', { price: '880.00' }), aVariant('L')]
  const written = {
    '@id': '#courier-0',
    ...rate('40.00'),
    description: 'Door: HK$40, free from HK$800',
  }
  const free = { '@id': '#courier-0-free', ...rate('0'), description: 'Door: free with this piece' }
  const locker = { '@id': '#courier-1', ...rate('20.00'), description: 'Locker: HK$20' }
  expect(dataOf(...variants)).toMatchObject({
    hasVariant: [
      { offers: { shippingDetails: [written, locker] } },
      { offers: { shippingDetails: [free, { '@id': '#courier-1' }] } },
      { offers: { shippingDetails: [{ '@id': '#courier-0' }, { '@id': '#courier-1' }] } },
    ],
  })
  expect(JSON.stringify(dataOf(...variants)).match(/OfferShippingDetails/g)).toHaveLength(3)
})

test('a pre-order names the day it ships from, unless that has passed', () => {
  const later = (preorder: string) => dataOf(aVariant('S', { stock: 'pre_order', preorder }))
  const offers = { availability: 'PreOrder', availabilityStarts: '2026-12-01' }
  expect(later('2026-12-01')).toMatchObject({ hasVariant: [{ offers }] })
  expect(JSON.stringify(later('2026-11-27'))).not.toContain('availabilityStarts')
})

test('the measures of a size are written out once', () => {
  const chest = { name: 'Chest', value: 53, unitCode: 'CMT' }
  expect(dataOf(aVariant('S'), aVariant('S'), aVariant('M'))).toMatchObject({
    hasVariant: [{ size: { name: 'S', hasMeasurement: [chest] } }, { size: 'S' }, { size: 'M' }],
  })
})
