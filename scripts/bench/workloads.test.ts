import { expect, test } from 'vitest'
import { isWanted } from './workloads.ts'

test.each([
  ['', true],
  ['orders', true],
  ['own order', true],
  ['ORDERS: OWN', true],
  ['staff', false],
])('--only=%j matches: %s', (only, isFound) => {
  expect(isWanted(only, 'Orders', 'Own order')).toBe(isFound)
})
