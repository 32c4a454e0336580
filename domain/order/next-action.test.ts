import { expect, test } from 'vitest'
import { fulfilments, orderCan, orderStatuses, type OrderState } from './order-status.ts'
import { nextAction } from './next-action.ts'

const placed: OrderState = { currentStatus: 'submitted', isPaid: false, fulfilment: 'none' }

test.each<[string, Partial<OrderState>, boolean, ReturnType<typeof nextAction>]>([
  ['an unpaid order by transfer needs a slip', {}, true, 'upload_proof'],
  ['an unpaid order by card needs a payment', { isByCard: true }, true, 'pay'],
  ['an order whose slip is being checked needs nothing', { currentStatus: 'pending' }, true, null],
  [
    'a shipped order needs confirmation of arrival',
    { currentStatus: 'pending', isPaid: true, fulfilment: 'shipped' },
    true,
    'complete',
  ],
  [
    'a partly shipped order needs nothing yet',
    { currentStatus: 'pending', isPaid: true, fulfilment: 'partly_shipped' },
    true,
    null,
  ],
  [
    'a completed order needs a review',
    { currentStatus: 'completed', isPaid: true },
    true,
    'review',
  ],
  ['a reviewed order needs nothing', { currentStatus: 'completed', isPaid: true }, false, null],
  ['a cancelled order needs nothing', { currentStatus: 'cancelled' }, true, null],
])('%s', (_, details, hasUnreviewed, expected) => {
  expect(nextAction({ ...placed, ...details }, hasUnreviewed)).toBe(expected)
})

test('a refused action is never suggested', () => {
  for (const currentStatus of orderStatuses) {
    for (const fulfilment of fulfilments) {
      for (const isPaid of [true, false]) {
        for (const isByCard of [true, false]) {
          const order = { currentStatus, fulfilment, isPaid, isByCard }
          const next = nextAction(order, true)
          if (next !== null && next !== 'review')
            expect(orderCan(order, next, 'customer')).toBe(true)
        }
      }
    }
  }
})
