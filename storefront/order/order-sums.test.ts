import { expect, test } from 'vitest'
import { order as orderShape } from '#contract/endpoints/orders.ts'
import { orderExample } from '#contract/order-example.ts'
import { messages } from '../messages/en-lazy.ts'
import { orderSums } from './order-sums.tsx'

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
