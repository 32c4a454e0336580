import { expect, test } from 'vitest'
import { orderProgress, type Whereabouts } from './progress.ts'

const settled: Whereabouts = {
  currentStatus: 'completed',
  isPaid: true,
  fulfilment: 'delivered',
  hasOpenRefund: false,
}

test.each<[string, Partial<Whereabouts>, ReturnType<typeof orderProgress>]>([
  ['a completed order', {}, null],
  ['a cancelled order', { currentStatus: 'cancelled', isPaid: false, fulfilment: 'none' }, null],
  ['a reservation', { currentStatus: 'submitted', isPaid: false, fulfilment: 'none' }, 'unpaid'],
  ['a slip to check', { currentStatus: 'pending', isPaid: false, fulfilment: 'none' }, 'unpaid'],
  ['a paid order', { currentStatus: 'pending', fulfilment: 'packed' }, 'not_shipped'],
  [
    'a partly shipped order',
    { currentStatus: 'pending', fulfilment: 'partly_shipped' },
    'not_shipped',
  ],
  ['a parcel ready for pick-up', { currentStatus: 'pending', fulfilment: 'ready' }, 'not_shipped'],
  ['a shipped parcel', { currentStatus: 'pending', fulfilment: 'shipped' }, 'not_completed'],
  ['an open refund', { currentStatus: 'cancelled', hasOpenRefund: true }, 'open_refund'],
])('%s', (_, difference, reason) => {
  expect(orderProgress({ ...settled, ...difference })).toBe(reason)
})
