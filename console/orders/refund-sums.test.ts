import { expect, test } from 'vitest'
import { getOrder } from '#contract/staff/orders.ts'
import { permissionNames } from '#domain/staff/permissions.ts'
import { exampleAnswer } from '#test/example-answer.ts'
import { offersOf } from './order-offers.ts'
import { refundable, refundSums } from './refund-sums.ts'

const exampleOrder = exampleAnswer(getOrder)
const refund = { amount: '100.00', state: 'done', method: 'offline', is_surplus: false } as const

test('a refund counts as refunded only once it is recorded', () => {
  const sums = refundSums([
    refund,
    { ...refund, amount: '20.10', state: 'pending' },
    { ...refund, amount: '3.00', state: 'pending', method: 'card' },
    { ...refund, amount: '4.00', state: 'failed', method: 'card' },
    { ...refund, amount: '5.00', is_surplus: true },
    { ...refund, amount: '6.00', method: 'exchange' },
  ])
  expect(sums).toEqual({ done: '100.00', toTransfer: '20.10', toCard: '3.00' })
})

const payment = { refundable: '80.00', is_surplus: false }

test.each([
  [[payment, { ...payment, refundable: '0.50' }], '80.50', null],
  [[{ ...payment, refundable: '0.00' }], '0.00', 'nothing_left'],
  [
    [
      { ...payment, refundable: '0.00' },
      { ...payment, is_surplus: true },
    ],
    '0.00',
    'nothing_left',
  ],
  [[], '0.00', 'nothing_left'],
])('of the payments %j, %s can be refunded, so a refund is refused with %s', (paid, most, why) => {
  expect(refundable(paid)).toBe(most)
  const [example] = exampleOrder.payments
  if (!example) throw new Error('The example is paid')
  const order = { ...exampleOrder, payments: paid.map((each) => ({ ...example, ...each })) }
  const goodwill = offersOf(order, permissionNames).find(({ step }) => step === 'goodwill')
  expect(goodwill?.refusal).toBe(why)
})
