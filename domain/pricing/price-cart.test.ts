import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aCart,
  aGift,
  aGlobalPromotion,
  aLine,
  aLocalPromotion,
  aRate,
  aVoucher,
  amount,
  expectTotalsAddUp,
  freeShipping,
  noon,
  percent,
} from '#test/carts.ts'
import { cents, points } from '../money.ts'
import type { CartFacts, LineFacts } from './facts.ts'
import { priceCart } from './price-cart.ts'
import type { PricedCart } from './priced-cart.ts'

test('all steps together, to the cent', () => {
  const cart = priceCart(
    aCart({
      lines: [
        aLine(49_900, { variantId: 'shirt', qty: 2, categoryIds: ['shirts'], weightGrams: 300 }),
        aLine(79_900, { variantId: 'chinos', sellingPrice: cents(69_900), weightGrams: 600 }),
        aLine(9_900, { variantId: 'tote', pointsPrice: points(120), isTakenWithPoints: true }),
      ],
      promotions: [
        aLocalPromotion(percent(15), { id: 'shirts', scope: { categoryIds: ['shirts'] } }),
        aGlobalPromotion(amount(10_000), { id: 'hundred', minSpend: cents(150_000) }),
        aGlobalPromotion(
          { kind: 'gift', gifts: [{ variantId: 'socks', qty: 1 }] },
          { id: 'socks' },
        ),
      ],
      voucher: aVoucher(percent(5), { minQuantity: 3 }),
      gifts: [aGift(4)],
      delivery: { method: 'DELIVERY', country: 'HK', courierId: 'sf' },
      rates: [aRate({ freeFrom: cents(150_000) })],
      pointsBalance: points(100),
    }),
  )
  expect(cart).toMatchObject({
    subtotal: 179_700,
    priceDiscount: { local: 14_970 + 10_000, global: 10_000 + 7_237 },
    shipping: { state: 'charged', fee: 3_000 + 2 * 1_200, missingForFree: 12_507 },
    total: 142_893,
    points: { total: 120 },
    isEnoughMembershipPoints: false,
    gifts: [{ variantId: 'socks', qty: 1 }],
    voucher: { isApplied: true, amount: 7_237 },
  })
  expect(cart.applied.map(({ id }) => id)).toEqual(['shirts', 'hundred', 'WELCOME', 'socks'])
  expectTotalsAddUp(cart)
})

test('an empty cart costs nothing', () => {
  const cart = priceCart(aCart())
  expect(cart).toMatchObject({ subtotal: 0, total: 0, lines: [], applied: [], voucher: null })
  expectTotalsAddUp(cart)
})

test.each([
  { lines: [aLine(100), aLine(100)], message: 'a variant has two lines' },
  { lines: [aLine(100, { qty: 0 })], message: 'quantity of shirt: 0' },
  { lines: [aLine(100, { qty: 1.5 })], message: 'quantity of shirt: 1.5' },
])('$message is a bug, not a price', ({ lines, message }) => {
  expect(() => priceCart(aCart({ lines }))).toThrow(message)
})

const someCategories = fc.subarray(['shirts', 'trousers', 'sale'])
const somePercent = fc.record({ value: fc.nat(10_000), cap: fc.option(fc.nat(50_000)) })
const off = fc.oneof(
  somePercent.map(({ value, cap }) => percent(value / 100, cap)),
  fc.nat(100_000).map(amount),
)
const scope = fc
  .option(someCategories)
  .map((ids) => (ids ? { categoryIds: ids } : { everything: true as const }))
const during = fc.constantFrom(
  { from: null, until: null },
  { from: noon, until: null },
  { from: null, until: noon },
)
const threshold = {
  minSpend: fc.option(fc.nat(200_000).map(cents)),
  minQuantity: fc.option(fc.nat(8)),
}
const variants = ['a', 'b', 'c', 'd', 'e', 'socks']

const lines = fc
  .uniqueArray(
    fc.record({
      variantId: fc.constantFrom(...variants),
      listPrice: fc.nat(150_000),
      markdown: fc.nat(100),
      qty: fc.integer({ min: 1, max: 9 }),
      weightGrams: fc.nat(900),
      categoryIds: someCategories,
      pointsPrice: fc.option(fc.nat(500)),
      isTakenWithPoints: fc.boolean(),
    }),
    { selector: ({ variantId }) => variantId },
  )
  .map((list) =>
    list.map(({ listPrice, markdown, pointsPrice, ...facts }) =>
      aLine(listPrice, {
        ...facts,
        sellingPrice: cents(listPrice - Math.floor((listPrice * markdown) / 400)),
        pointsPrice: pointsPrice === null ? null : points(pointsPrice),
      }),
    ),
  )

const localPromotions = fc.array(fc.record({ id: fc.uuid(), effect: off, scope, during }), {
  maxLength: 4,
})
const globalPromotions = fc.array(
  fc.record({
    id: fc.uuid(),
    priority: fc.nat(3),
    scope,
    during,
    ...threshold,
    effect: fc.oneof(
      off,
      fc.constant(freeShipping),
      fc.nat(3).map((qty) => ({ kind: 'gift' as const, gifts: [{ variantId: 'socks', qty }] })),
    ),
  }),
  { maxLength: 4 },
)
const rate = fc
  .record({ base: fc.nat(5_000), step: fc.nat(2_000), freeFrom: fc.option(fc.nat(200_000)) })
  .map(({ base, step, freeFrom }) =>
    aRate({
      baseFee: cents(base),
      stepFee: cents(step),
      freeFrom: freeFrom === null ? null : cents(freeFrom),
    }),
  )

const anyCart: fc.Arbitrary<CartFacts> = fc
  .record({
    lines,
    local: localPromotions,
    global: globalPromotions,
    voucher: fc.option(
      fc.record({ scope, during, ...threshold, effect: fc.oneof(off, fc.constant(freeShipping)) }),
    ),
    gifts: fc.nat(4).map((available) => [aGift(available)]),
    delivery: fc.record({
      method: fc.constantFrom('DELIVERY' as const, 'PICKUP' as const),
      country: fc.constantFrom('HK', 'MO'),
      courierId: fc.option(fc.constant('sf')),
    }),
    rates: rate.map((one) => [one]),
    pointsBalance: fc.nat(5_000).map(points),
  })
  .map(({ local, global, voucher, ...facts }) =>
    aCart({
      ...facts,
      promotions: [
        ...local.map(({ effect, ...rest }) => aLocalPromotion(effect, rest)),
        ...global.map(({ effect, ...rest }) => aGlobalPromotion(effect, rest)),
      ],
      voucher: voucher && aVoucher(voucher.effect, voucher),
    }),
  )

test('totals add up to the cent and no amount is negative, in any cart', () => {
  fc.assert(
    fc.property(anyCart, (facts) => {
      expectTotalsAddUp(priceCart(facts))
    }),
    { seed: 3, numRuns: 400 },
  )
})

const anyCartTwice = anyCart.chain((facts) =>
  fc.record({
    facts: fc.constant(facts),
    lines: fc.shuffledSubarray([...facts.lines], { minLength: facts.lines.length }),
    promotions: fc.shuffledSubarray([...facts.promotions], { minLength: facts.promotions.length }),
  }),
)

test('the order of lines and promotions changes nothing', () => {
  fc.assert(
    fc.property(anyCartTwice, ({ facts, ...shuffled }) => {
      const one = priceCart(facts)
      const other = priceCart({ ...facts, ...shuffled })
      expect(byVariant(other)).toEqual(byVariant(one))
    }),
    { seed: 4, numRuns: 200 },
  )
})

test('a line bought with points costs no money and does not affect other lines', () => {
  fc.assert(
    fc.property(anyCart, fc.nat(9_999), (facts, price) => {
      const extra = aLine(price, {
        variantId: 'x',
        pointsPrice: points(7),
        isTakenWithPoints: true,
      })
      const delivery = { ...facts.delivery, method: 'PICKUP' as const }
      const one = priceCart({ ...facts, delivery, gifts: [] })
      const other = priceCart({ ...facts, delivery, gifts: [], lines: [...facts.lines, extra] })
      expect(other.total).toBe(one.total)
      expect(other.lines.slice(0, -1)).toEqual(one.lines)
      expect(other.points.total).toBe(one.points.total + 7)
    }),
    { seed: 5, numRuns: 200 },
  )
})

/**
 * Cart promotions cover the whole cart here: when different scopes stack, allocating the first may
 * move a cent from one scope to the next.
 */
test('buying more never costs less unless a threshold is crossed', () => {
  fc.assert(
    fc.property(anyCart, fc.nat(), fc.integer({ min: 1, max: 5 }), (any, pick, more) => {
      const facts = withoutThresholds(any)
      if (facts.lines.length === 0) return
      const index = pick % facts.lines.length
      const bigger = facts.lines.with(index, grown(facts.lines[index], more))
      const { total } = priceCart({ ...facts, lines: bigger })
      expect(total).toBeGreaterThanOrEqual(priceCart(facts).total)
    }),
    { seed: 6, numRuns: 300 },
  )
})

function byVariant({ lines, ...cart }: PricedCart) {
  return { ...cart, lines: new Map(lines.map((line) => [line.variantId, line])) }
}

function withoutThresholds(facts: CartFacts): CartFacts {
  const open = { minSpend: null, minQuantity: null, scope: { everything: true as const } }
  return {
    ...facts,
    promotions: facts.promotions.map((promotion) =>
      promotion.level === 'global' ? { ...promotion, ...open } : promotion,
    ),
    voucher: facts.voucher && 'effect' in facts.voucher ? { ...facts.voucher, ...open } : null,
    rates: facts.rates.map((one) => ({ ...one, freeFrom: null })),
    gifts: [],
  }
}

function grown(line: LineFacts | undefined, more: number): LineFacts {
  if (!line) throw new Error('no such line')
  return { ...line, qty: line.qty + more }
}
