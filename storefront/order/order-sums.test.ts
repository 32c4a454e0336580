import { expect, test } from 'vitest'
import { order as orderShape } from '#contract/endpoints/orders.ts'
import { orderExample } from '#contract/order-example.ts'
import { messages } from '../messages/en-lazy.ts'
import { orderSums, refundSums } from './order-sums.tsx'

const order = orderShape.parse({
  ...orderExample,
  discounts: [
    {
      title: { en: 'Ten off', zh: '減十', cn: '减十' },
      amount: '10.00',
      kind: 'voucher',
      on: 'goods',
    },
  ],
  voucher: { code: 'TEN', title: { en: 'Ten off', zh: '減十', cn: '减十' } },
  calculations: {
    ...orderExample.calculations,
    original_price: '820.00',
    product_discount: '30.00',
    shop_discount: '10.00',
    shipping_fee: '40.00',
    total: '820.00',
    points: 300,
  },
})

test('every amount between the original price and the total has a row', () => {
  const rows = orderSums(order, messages, 'en').map(({ term, detail }) => [term, detail])
  expect(rows).toEqual([
    ['Original price', 'HK$820'],
    ['Product discount', '−HK$30'],
    ['Voucher TEN · Ten off', '−HK$10'],
    ['Shipping fee', 'HK$40'],
    ['Total price', 'HK$820'],
    ['Points', '300 points'],
  ])
})

test('money is refunded once it has gone back, and to be refunded before', () => {
  const refund = {
    amount: '100.00',
    state: 'done',
    method: 'offline',
    is_surplus: false,
    refund_request_id: null,
    created_at: order.created_at,
    done_at: null,
  } as const
  const refunds = [
    refund,
    { ...refund, amount: '20.10', state: 'pending' as const },
    { ...refund, amount: '3.00', state: 'pending' as const, method: 'card' as const },
    { ...refund, amount: '4.00', state: 'failed' as const },
    { ...refund, amount: '5.00', is_surplus: true },
    { ...refund, amount: '6.00', method: 'exchange' as const },
  ]
  expect(refundSums(refunds)).toEqual({ done: 10_000, pending: 2_310, failed: 400 })
})
