import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { type PriceChange, type PriceRounding, reprice } from './reprice.ts'

const lower = (percent: number): PriceChange => ({
  kind: 'lower',
  by: { kind: 'percent', percent },
})
const byAmount = (kind: 'raise' | 'lower', amount: number): PriceChange => ({
  kind,
  by: { kind: 'amount', amount: cents(amount) },
})

test.each<[number, PriceChange, PriceRounding, number]>([
  [38_000, { kind: 'set', amount: cents(29_900) }, 'none', 29_900],
  [38_000, lower(15), 'none', 32_300],
  [33_333, lower(10), 'none', 30_000],
  [33_333, lower(10), 'dollar', 30_000],
  [33_350, lower(0.01), 'dollar', 33_300],
  [38_000, { kind: 'raise', by: { kind: 'percent', percent: 3.5 } }, 'dollar', 39_300],
  [38_000, lower(15), 'nine', 31_900],
  [38_500, lower(15), 'nine', 32_900],
  [32_400, byAmount('raise', 0), 'nine', 32_900],
  [32_399, byAmount('raise', 0), 'nine', 31_900],
  [300, byAmount('raise', 0), 'nine', 900],
  [38_000, byAmount('lower', 50_000), 'none', 0],
  [38_000, byAmount('lower', 5_050), 'none', 32_950],
])('%i by %o, rounded to %s, is %i', (price, change, rounding, expected) => {
  expect(reprice(cents(price), change, rounding)).toBe(expected)
})
