import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageOf, cents, percentOf, points, sumCents } from './money.ts'

test.each([0.5, Number.NaN, Infinity, 2 ** 53])(
  '%d is not a whole number of cents or points',
  (value) => {
    expect(() => cents(value)).toThrow('not a whole number of cents')
    expect(() => points(value)).toThrow('not a whole number of points')
  },
)

test.each([
  { amount: 100, percent: 10, share: 10 },
  { amount: 5, percent: 10, share: 1 },
  { amount: 4, percent: 10, share: 0 },
  { amount: 39_900, percent: 12.5, share: 4_988 },
  { amount: 39_900, percent: 33.33, share: 13_299 },
  { amount: 1, percent: 49.99, share: 0 },
  { amount: 1, percent: 50, share: 1 },
  { amount: 39_900, percent: 100, share: 39_900 },
])(
  '$percent % of $amount cents is $share, rounding half a cent up',
  ({ amount, percent, share }) => {
    expect(percentOf(cents(amount), percent)).toBe(share)
  },
)

test.each([
  { amount: 700, count: 2, each: 350 },
  { amount: 1_000, count: 3, each: 333 },
  { amount: 2_000, count: 3, each: 667 },
  { amount: 5, count: 2, each: 3 },
  { amount: -5, count: 2, each: -2 },
  { amount: 0, count: 7, each: 0 },
])('$amount cents over $count is $each each, rounding half a cent up', (given) => {
  expect(averageOf(cents(given.amount), given.count)).toBe(given.each)
})

test('a percentage is within half a cent of the exact share', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(10_000), (amount, basisPoints) => {
      const share = percentOf(cents(amount), basisPoints / 100)
      const tenThousandths = BigInt(amount) * BigInt(basisPoints)
      const error = BigInt(share) * 10_000n - tenThousandths
      expect(error > -5_000n && error <= 5_000n).toBe(true)
    }),
    { seed: 16, numRuns: 200 },
  )
})

test('cents are summed', () => {
  expect(sumCents([])).toBe(0)
  expect(sumCents([1, 2, 39_900].map(cents))).toBe(39_903)
})
