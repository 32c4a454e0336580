import { expect, test } from 'vitest'
import { emptyDraft } from '../address/draft.ts'
import { orderBody, type OrderBodyInput } from './order-body.ts'

const toTheDoor = {
  method: 'DELIVERY',
  id: 'cou_home',
  title: '',
  description: '',
  days: { minDays: 1, maxDays: 2 },
  isPoint: false,
} as const

const input: OrderBodyInput = {
  draft: {
    ...emptyDraft,
    name: ' Chan Tai Man ',
    email: 'Tai.Man@Example.com',
    areaCode: '+852',
    phone: '9123 4567',
    district: 'wan-chai',
    street: '1 Seawall Street',
    building: 'Seawall Place',
    unit: 'Flat A',
    pointCode: 'h852a001p',
    region: 'left over',
  },
  delivery: toTheDoor,
  payment: { slug: 'fps', title: 'FPS', description: '' },
  cardId: null,
  variantIds: ['var_1'],
  voucher: null,
  pointIds: [],
  total: '880.00',
  giftIds: ['var_socks'],
  locale: 'zh',
  urls: { success: 'https://shop.test/success', cancel: 'https://shop.test/cancelled' },
}

test('an order contains the normalised choices and the displayed total', () => {
  expect(orderBody(input)).toMatchObject({
    checkout_product_variant_ids: ['var_1'],
    delivery_info: { country: 'HK', method: 'DELIVERY', courier_id: 'cou_home' },
    delivery_details: {
      name: 'Chan Tai Man',
      email: 'tai.man@example.com',
      area_code: '852',
      phone: '91234567',
    },
    payment_method: 'fps',
    expected_total: '880.00',
    expected_gift_ids: ['var_socks'],
    locale: 'zh',
  })
})

test('an order includes the voucher and the lines paid with points', () => {
  const body = orderBody({ ...input, voucher: 'WELCOME', pointIds: ['var_1'] })
  expect(body).toMatchObject({ voucher_code: 'WELCOME', point_product_variant_ids: ['var_1'] })
  expect(orderBody(input)).not.toHaveProperty('point_product_variant_ids')
})

test('fields that the chosen delivery hides are not sent, even if filled in', () => {
  const { delivery_details: home } = orderBody(input)
  expect(home.address).toMatchObject({ region: '', point_code: '', building: 'Seawall Place' })
  const { delivery_details: point } = orderBody({
    ...input,
    delivery: { ...toTheDoor, isPoint: true },
  })
  expect(point.address).toMatchObject({ street: '', unit: '', point_code: 'H852A001P' })
})

test('a pick-up has no address and takes place in Hong Kong', () => {
  const body = orderBody({
    ...input,
    draft: { ...input.draft, country: 'MO' },
    delivery: { method: 'PICKUP', id: 'whs_1', title: '', address: '', hours: '', readyHours: 4 },
  })
  expect(body.delivery_details.address).toBeNull()
  expect(body.delivery_info).toEqual({
    country: 'HK',
    method: 'PICKUP',
    courier_id: null,
    warehouse_id: 'whs_1',
  })
})

test('a saved card is sent only if the order is paid by card', () => {
  const byCard = { slug: 'card', title: 'Card', description: '' } as const
  const withCard = { ...input, cardId: 'crd_1' }
  expect(orderBody({ ...withCard, payment: byCard })).toMatchObject({ credit_card_id: 'crd_1' })
  expect(orderBody(withCard)).not.toHaveProperty('credit_card_id')
  expect(orderBody({ ...input, payment: byCard })).not.toHaveProperty('credit_card_id')
})
