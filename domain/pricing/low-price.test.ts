import { expect, test } from 'vitest'
import { isLowPrice } from './low-price.ts'

test.each([
  [26_000, 260, true],
  [26_000, 12_999, true],
  [26_000, 13_000, false],
  [26_000, 26_000, false],
  [26_000, 30_000, false],
  [1, 0, true],
  [null, 0, true],
  [null, 1, false],
  [0, 0, false],
  [0, 100, false],
])('from %s to %i asks first: %s', (before, after, asks) => {
  expect(isLowPrice(before, after)).toBe(asks)
})
