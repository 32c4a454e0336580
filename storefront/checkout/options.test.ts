import { expect, test } from 'vitest'
import { offeredPayments } from './options.ts'

test('cash is offered only where the order is collected', () => {
  const ways = [{ slug: 'fps' }, { slug: 'cash' }]
  expect(offeredPayments(ways, 'PICKUP')).toEqual(ways)
  expect(offeredPayments(ways, 'DELIVERY')).toEqual([{ slug: 'fps' }])
  expect(offeredPayments(ways, undefined)).toEqual([{ slug: 'fps' }])
})
