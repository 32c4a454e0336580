import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { makesFree } from './makes-free.ts'

const price = cents(12_000)
const percent = (of: number, cap: number | null = null) => ({
  kind: 'percent' as const,
  percent: of,
  cap: cap === null ? null : cents(cap),
})
const amount = (off: number) => ({ kind: 'amount' as const, amount: cents(off) })
const least = (spend: number) => ({ minSpend: cents(spend) })

test.each([
  ['the whole price', { effect: percent(100) }, true],
  ['almost the whole price', { effect: percent(99.99) }, false],
  ['the whole price, capped below it', { effect: percent(100, 11_999) }, false],
  ['the whole price, capped at it', { effect: percent(100, 12_000) }, true],
  ['more than the price', { effect: amount(15_000) }, true],
  ['just the price', { effect: amount(12_000) }, true],
  ['less than the price', { effect: amount(11_999) }, false],
  ['the price, of a larger spend', { effect: amount(12_000), ...least(50_000) }, false],
  ['the price of one of two', { effect: amount(12_000), minQuantity: 2 }, false],
  ['the price of two of two', { effect: amount(24_000), minQuantity: 2 }, true],
  ['delivery', { effect: { kind: 'free_shipping' as const } }, false],
])('%s taken off makes a product free: %o %s', (_, offer, isFree) => {
  expect(makesFree(offer, price)).toBe(isFree)
})

test('what is free already is not made free', () => {
  expect(makesFree({ effect: percent(100) }, cents(0))).toBe(false)
})
