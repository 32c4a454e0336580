import { expect, test } from 'vitest'
import { aftersalesRefusal, returnableUntil, type AftersalesState } from './may-ask.ts'

const completedAt = new Date('2026-11-01T12:00:00+08:00')
const completed: AftersalesState = {
  currentStatus: 'completed',
  isPaid: true,
  fulfilment: 'delivered',
  completedAt,
  hasUnreviewed: true,
  hasReturnable: true,
}
const shipped: AftersalesState = {
  ...completed,
  currentStatus: 'pending',
  fulfilment: 'shipped',
  completedAt: null,
}

const now = new Date('2026-11-10T12:00:00+08:00')
const at = (time: Date) => ({ now: time, returnDays: 14 })

test.each<[string, AftersalesState, string | null]>([
  ['completed', completed, null],
  ['shipped', shipped, 'not_completed'],
  ['cancelled', { ...completed, currentStatus: 'cancelled' }, 'not_completed'],
  ['reviewed in full', { ...completed, hasUnreviewed: false }, 'all_reviewed'],
])('an order that is %s may be reviewed as listed', (_, order, refusal) => {
  expect(aftersalesRefusal(order, 'review', at(now))).toBe(refusal)
})

test('a review has no deadline', () => {
  const later = new Date('2028-01-01T00:00:00+08:00')
  expect(aftersalesRefusal(completed, 'review', at(later))).toBe(null)
})

test.each<[string, AftersalesState, string | null]>([
  ['completed', completed, null],
  ['shipped', shipped, null],
  ['collected', { ...shipped, fulfilment: 'collected' }, null],
  ['packed', { ...shipped, fulfilment: 'packed' }, 'not_shipped'],
  ['ready for pick-up', { ...shipped, fulfilment: 'ready' }, 'not_shipped'],
  ['unpaid', { ...shipped, isPaid: false }, 'not_paid'],
  ['cancelled', { ...completed, currentStatus: 'cancelled' }, 'wrong_status'],
  ['fully returned', { ...completed, hasReturnable: false }, 'nothing_left'],
])('items of an order that is %s may be returned as listed', (_, order, refusal) => {
  expect(aftersalesRefusal(order, 'request_refund', at(now))).toBe(refusal)
})

test.each<[string, string | null]>([
  ['2026-11-15T23:59:59+08:00', null],
  ['2026-11-16T00:00:00+08:00', 'too_late'],
])('completed on 1 November, with 14 days: at %s the answer is %s', (time, refusal) => {
  expect(aftersalesRefusal(completed, 'request_refund', at(new Date(time)))).toBe(refusal)
  expect(returnableUntil(completedAt, 14)).toBe('2026-11-15')
})
