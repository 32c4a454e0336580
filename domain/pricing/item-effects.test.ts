import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCart, aGlobalPromotion, aLine, expectTotalsAddUp, percent } from '#test/carts.ts'
import { cents } from '../money.ts'
import { priceCart } from './price-cart.ts'
import type { Bundle, BuyGet, GlobalPromotion, LineInput } from './pricing-input.ts'

type Input = Partial<GlobalPromotion>

const buyTwoGetOne: BuyGet = {
  kind: 'buy_get',
  buy: 2,
  get: 1,
  getScope: null,
  percent: 100,
  times: 10,
}
const shirtAndTrousers: Bundle = {
  kind: 'bundle',
  parts: [
    { scope: { categoryIds: ['shirts'] }, qty: 1 },
    { scope: { categoryIds: ['trousers'] }, qty: 1 },
  ],
  off: { kind: 'price', price: cents(90_000) },
  times: 10,
}
const steps = {
  kind: 'spend_steps' as const,
  steps: [
    { from: cents(100_000), percent: 10 },
    { from: cents(200_000), percent: 15 },
  ],
}

const six = (price: number) => Array.from({ length: 6 }, () => price)

function items(...prices: number[]): LineInput[] {
  return prices.map((price, at) => aLine(price, { variantId: `item ${at}` }))
}

function priced(effect: GlobalPromotion['effect'], lines: LineInput[], options: Input = {}) {
  const cart = priceCart(aCart({ lines, promotions: [aGlobalPromotion(effect, options)] }))
  expectTotalsAddUp(cart)
  return cart
}

const off = (...wanted: Parameters<typeof priced>) => priced(...wanted).priceDiscount.global

describe('buy some, get some', () => {
  test.each([
    { what: 'too few', prices: [100, 100], taken: 0 },
    { what: 'one of three', prices: [100, 90, 80], taken: 80 },
    { what: 'a fourth that is cheap changes nothing', prices: [100, 90, 80, 10], taken: 80 },
    { what: 'two of six', prices: [100, 100, 100, 100, 90, 90], taken: 190 },
    { what: 'the cheapest of each group', prices: [300, 100, 300, 100, 300, 100], taken: 400 },
    {
      what: 'the cheapest of each group, in any order',
      prices: [10, 90, 20, 80, 15, 100],
      taken: 90,
    },
    { what: 'four of twelve', prices: [...six(300), ...six(100)], taken: 800 },
  ])('$what', ({ prices, taken }) => {
    expect(off(buyTwoGetOne, items(...prices))).toBe(taken)
  })

  test('the same item three times counts as three', () => {
    const cart = priced(buyTwoGetOne, [aLine(49_900, { qty: 3 })])
    expect(cart).toMatchObject({ total: 99_800, lines: [{ globalDiscount: 49_900 }] })
  })

  test('repeats up to its limit', () => {
    expect(off({ ...buyTwoGetOne, times: 2 }, [aLine(100, { qty: 12 })])).toBe(200)
  })

  test('one order never takes off less than two', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 8 })
    const effect = fc.record({
      buy: fc.integer({ min: 1, max: 3 }),
      get: fc.integer({ min: 1, max: 2 }),
    })
    fc.assert(
      fc.property(prices, prices, effect, (one, two, counts) => {
        const promotion = { ...buyTwoGetOne, ...counts, times: 20 }
        const apart = [one, two].filter(({ length }) => length > 0).map((each) => items(...each))
        const together = items(...one, ...two)
        const sum = apart.reduce((all, each) => all + off(promotion, each), 0)
        expect(together.length === 0 ? 0 : off(promotion, together)).toBeGreaterThanOrEqual(sum)
      }),
      { seed: 7 },
    )
  })

  test('may be a percentage', () => {
    expect(off({ ...buyTwoGetOne, buy: 1, percent: 50 }, items(101, 101))).toBe(51)
  })

  test('what is returned never leaves a free item: all items of the set share', () => {
    const { lines } = priced(buyTwoGetOne, items(100, 100, 100))
    expect(lines.map(({ globalDiscount }) => globalDiscount)).toEqual([34, 33, 33])
  })

  const suit = (input: Partial<LineInput> = {}) =>
    aLine(300_000, { variantId: 'suit', categoryIds: ['suits', 'menswear'], ...input })
  const tie = (input: Partial<LineInput> = {}) =>
    aLine(30_000, { variantId: 'tie', categoryIds: ['ties', 'menswear'], ...input })
  const withSuit: Input = { scope: { categoryIds: ['suits'] } }

  test('items of another scope', () => {
    const effect = { ...buyTwoGetOne, buy: 1, getScope: { categoryIds: ['ties'] } }
    expect(off(effect, [suit(), tie({ qty: 2 })], withSuit)).toBe(30_000)
    expect(off(effect, [tie({ qty: 2 })], withSuit)).toBe(0)
  })

  test('a scope inside the other one, either way', () => {
    const menswear = { categoryIds: ['menswear'] }
    const wider = { ...buyTwoGetOne, buy: 1, getScope: menswear }
    expect(off(wider, [suit(), tie()], withSuit)).toBe(30_000)
    const narrower = { ...buyTwoGetOne, buy: 1, getScope: { categoryIds: ['ties'] } }
    expect(off(narrower, [suit(), tie()], { scope: menswear })).toBe(30_000)
  })
})

describe('spend steps', () => {
  test.each([
    { spent: 99_999, taken: 0 },
    { spent: 100_000, taken: 10_000 },
    { spent: 199_999, taken: 20_000 },
    { spent: 200_000, taken: 30_000 },
  ])('$spent cents take off $taken', ({ spent, taken }) => {
    expect(off(steps, items(spent))).toBe(taken)
  })
})

describe('bundles', () => {
  const shirt = (price: number, input: Partial<LineInput> = {}) =>
    aLine(price, { variantId: `shirt ${price}`, categoryIds: ['shirts'], ...input })
  const trousers = (price: number, input: Partial<LineInput> = {}) =>
    aLine(price, { variantId: `trousers ${price}`, categoryIds: ['trousers'], ...input })

  test('cost their price together, and other items their own', () => {
    const cart = priced(shirtAndTrousers, [shirt(49_900), trousers(69_900), ...items(10_000)])
    expect(cart).toMatchObject({ total: 100_000, priceDiscount: { global: 29_800 } })
    expect(cart.lines[2]).toMatchObject({ globalDiscount: 0 })
  })

  test('are made of the dearest items, as often as they take off more', () => {
    const lines = [shirt(49_900), shirt(20_000), trousers(69_900, { qty: 2 })]
    expect(off(shirtAndTrousers, lines)).toBe(29_800)
    expect(off(shirtAndTrousers, [shirt(49_900, { qty: 2 }), trousers(69_900, { qty: 3 })])).toBe(
      59_600,
    )
  })

  test('never cost more than their items', () => {
    expect(off(shirtAndTrousers, [shirt(30_000), trousers(40_000)])).toBe(0)
  })

  test('an item that fits two parts goes where it is needed', () => {
    const any: Bundle = {
      ...shirtAndTrousers,
      parts: [
        { scope: { everything: true }, qty: 1 },
        { scope: { categoryIds: ['shirts'] }, qty: 1 },
      ],
      off: { kind: 'percent', percent: 10 },
    }
    expect(off(any, [shirt(50_000), trousers(40_000)])).toBe(9_000)
    expect(off(any, [trousers(50_000), trousers(40_000)])).toBe(0)
  })
})

describe('members', () => {
  const forGold: Input = { tiers: ['gold'] }

  test.each([
    { tier: 'gold', taken: 1_000 },
    { tier: 'member', taken: 0 },
    { tier: null, taken: 0 },
  ])('a promotion for gold takes $taken from $tier', ({ tier, taken }) => {
    const promotions = [aGlobalPromotion(percent(10), forGold)]
    const cart = priceCart(aCart({ lines: items(10_000), promotions, tier }))
    expect(cart.priceDiscount.global).toBe(taken)
  })
})

describe('hints', () => {
  const hint = (...wanted: Parameters<typeof priced>) => priced(...wanted).hints[0]?.missing

  test.each([
    { has: 0, missing: undefined },
    { has: 1, missing: 2 },
    { has: 2, missing: 1 },
    { has: 3, missing: undefined },
    { has: 5, missing: 1 },
    { has: 30, missing: undefined },
  ])('with $has of two and one, $missing are missing', ({ has, missing }) => {
    const lines = has === 0 ? [] : [aLine(100, { qty: has })]
    expect(hint(buyTwoGetOne, lines)).toEqual(
      missing === undefined ? undefined : { kind: 'items', count: missing },
    )
  })

  test('the next step of spending', () => {
    expect(hint(steps, items(60_000))).toEqual({ kind: 'spend', amount: 40_000 })
    expect(hint(steps, items(178_000))).toEqual({ kind: 'spend', amount: 22_000 })
    expect(hint(steps, items(200_000))).toBeUndefined()
  })

  test('a bundle that is begun', () => {
    const shirts = aLine(50_000, { categoryIds: ['shirts'] })
    expect(hint(shirtAndTrousers, [shirts])).toEqual({ kind: 'items', count: 1 })
    expect(hint(shirtAndTrousers, items(50_000))).toBeUndefined()
  })

  test('a minimum', () => {
    const minSpend = cents(60_000)
    expect(hint(percent(10), items(50_000), { minSpend })).toEqual({
      kind: 'spend',
      amount: 10_000,
    })
    expect(hint(percent(10), items(50_000), { minQuantity: 3 })).toEqual({
      kind: 'items',
      count: 2,
    })
  })
})
