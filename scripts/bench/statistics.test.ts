import { expect, test } from 'vitest'
import { median, percentile, sorted } from './statistics.ts'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('a percentile is one of the measured values', () => {
  const ascending = sorted(Array.from({ length: 200 }, (_, at) => 200 - at))
  expect(percentile(ascending, 0.5)).toBe(100)
  expect(percentile(ascending, 0.99)).toBe(198)
  expect(percentile(sorted([5]), 0.99)).toBe(5)
  expect(percentile(sorted([]), 0.5)).toBeNaN()
})
