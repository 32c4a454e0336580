import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, sumCents } from '../money.ts'
import { allocate } from './allocate.ts'

test.each([
  { amount: 100, weights: { a: 1, b: 1, c: 1 }, parts: { a: 34, b: 33, c: 33 } },
  { amount: 100, weights: { c: 1, b: 1, a: 1 }, parts: { a: 34, b: 33, c: 33 } },
  { amount: 1_000, weights: { a: 49_900, b: 39_900 }, parts: { a: 556, b: 444 } },
  { amount: 5, weights: { a: 3, b: 2 }, parts: { a: 3, b: 2 } },
  { amount: 1, weights: { a: 0, b: 7 }, parts: { a: 0, b: 1 } },
  { amount: 0, weights: { a: 0, b: 0 }, parts: { a: 0, b: 0 } },
  { amount: 0, weights: {}, parts: {} },
  // The products exceed float precision: rounded, the cent would go to the other line.
  {
    amount: 51_292_974_218_716,
    weights: { a: 24_437_054_153_148, b: 48_838_623_302_161 },
    parts: { a: 17_105_937_907_203, b: 34_187_036_311_513 },
  },
])('$amount cents over $weights are $parts', ({ amount, weights, parts }) => {
  expect(Object.fromEntries(allocate(cents(amount), shares(weights)))).toEqual(parts)
})

test('allocating an amount over nothing is a bug', () => {
  expect(() => allocate(cents(1), shares({ a: 0 }))).toThrow('no shares')
  expect(() => allocate(cents(-1), shares({ a: 1 }))).toThrow('negative')
})

const anySplit = fc
  .uniqueArray(fc.record({ key: fc.string({ maxLength: 4 }), weight: fc.nat(1_000_000) }), {
    selector: ({ key }) => key,
    minLength: 1,
    maxLength: 8,
  })
  .map((list) => list.map(({ key, weight }) => ({ key, weight: cents(weight) })))
  .chain((list) =>
    fc.record({
      list: fc.constant(list),
      amount: fc.nat(list.reduce((sum, { weight }) => sum + weight, 0)).map(cents),
      shuffled: fc.shuffledSubarray(list, { minLength: list.length }),
    }),
  )

test('parts add up to the cent, stay within a cent of the exact share and under their weight', () => {
  fc.assert(
    fc.property(anySplit, ({ list, amount }) => {
      const parts = allocate(amount, list)
      const whole = sumCents(list.map(({ weight }) => weight))
      expect(sumCents(parts.values())).toBe(amount)
      for (const { key, weight } of list) {
        const part = parts.get(key) ?? -1
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(weight)
        if (whole > 0) expect(Math.abs(part - (amount * weight) / whole)).toBeLessThan(1)
      }
    }),
    { seed: 1, numRuns: 200 },
  )
})

test('the order of the shares does not matter', () => {
  fc.assert(
    fc.property(anySplit, ({ list, amount, shuffled }) => {
      expect(allocate(amount, shuffled)).toEqual(allocate(amount, list))
    }),
    { seed: 2, numRuns: 200 },
  )
})

function shares(weights: Record<string, number | undefined>) {
  return Object.entries(weights).map(([key, weight = 0]) => ({ key, weight: cents(weight) }))
}
