import { expect, test } from 'vitest'
import { fulfilments, orderCan, orderStatuses, type OrderState } from './lifecycle.ts'
import { nextAction } from './next-action.ts'

const placed: OrderState = { currentStatus: 'submitted', isPaid: false, fulfilment: 'none' }

test.each<[string, Partial<OrderState>, boolean, ReturnType<typeof nextAction>]>([
  ['one to be paid by transfer waits for its slip', {}, true, 'upload_proof'],
  ['one to be paid by card waits for the card', { isByCard: true }, true, 'pay'],
  ['one whose slip is being checked waits for the shop', { currentStatus: 'pending' }, true, null],
  [
    'one that was sent waits for the word that it came',
    { currentStatus: 'pending', isPaid: true, fulfilment: 'shipped' },
    true,
    'complete',
  ],
  [
    'one of two parcels sent is not all of it',
    { currentStatus: 'pending', isPaid: true, fulfilment: 'partly_shipped' },
    true,
    null,
  ],
  [
    'one that came waits for a review',
    { currentStatus: 'completed', isPaid: true },
    true,
    'review',
  ],
  ['one reviewed waits for nothing', { currentStatus: 'completed', isPaid: true }, false, null],
  ['one cancelled waits for nothing', { currentStatus: 'cancelled' }, true, null],
])('%s', (_, facts, hasUnreviewed, expected) => {
  expect(nextAction({ ...placed, ...facts }, hasUnreviewed)).toBe(expected)
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
