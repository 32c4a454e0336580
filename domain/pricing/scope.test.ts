import { expect, test } from 'vitest'
import { aGlobalPromotion, aLine, freeShipping, percent } from '#test/carts.ts'
import { cents } from '../money.ts'
import type { GlobalPromotion, Scope } from './pricing-input.ts'
import { concerns, isRunning } from './scope.ts'

const shirt = aLine(10_000, { variantId: 'shirt', categoryIds: ['shirts'] })
const shirts: Scope = { categoryIds: ['shirts'] }
const belts: Scope = { categoryIds: ['belts'] }
const everything: Scope = { everything: true }

const buyGet = (getScope: Scope | null): GlobalPromotion['effect'] => ({
  kind: 'buy_get',
  buy: 1,
  get: 1,
  percent: 100,
  times: 1,
  getScope,
})
const bundleOf = (...scopes: Scope[]): GlobalPromotion['effect'] => ({
  kind: 'bundle',
  parts: scopes.map((scope) => ({ scope, qty: 1 })),
  off: { kind: 'price', price: cents(10_000) },
  times: 1,
})
const steps: GlobalPromotion['effect'] = {
  kind: 'spend_steps',
  steps: [{ from: cents(10_000), percent: 10 }],
}

test.each<[string, GlobalPromotion['effect'], Scope, boolean]>([
  ['its category', percent(10), shirts, true],
  ['another category', percent(10), belts, false],
  ['a percentage of the whole cart', percent(10), everything, false],
  ['free delivery of the whole cart', freeShipping, everything, false],
  ['buying two of anything', buyGet(null), everything, true],
  ['spending on anything', steps, everything, true],
  ['a bundle with it', bundleOf(belts, shirts), everything, true],
  ['a bundle without it', bundleOf(belts), everything, false],
  ['a bundle with it of other things', bundleOf(shirts), belts, false],
  ['another thing bought, and this one free', buyGet(shirts), belts, true],
  ['another thing bought, and one more free', buyGet(belts), belts, false],
  ['another thing bought, and the same free', buyGet(null), belts, false],
])('%s: a promotion is about a product, or is not', (_, effect, scope, isAbout) => {
  expect(concerns(aGlobalPromotion(effect, { scope }), shirt)).toBe(isAbout)
})

test('a promotion runs from its first moment, and not in its last', () => {
  const [from, until] = [new Date('2026-11-21T04:00:00Z'), new Date('2026-11-22T04:00:00Z')]
  const before = (moment: Date) => new Date(moment.getTime() - 1)
  const during = { from, until }
  expect([before(from), from, before(until), until].map((at) => isRunning(during, at))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isRunning({ from: null, until: null }, from)).toBe(true)
  expect(isRunning({ from, until: null }, until)).toBe(true)
  expect(isRunning({ from: null, until }, until)).toBe(false)
})
