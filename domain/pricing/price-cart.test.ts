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
import type { CartInput, LineInput } from './pricing-input.ts'
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
    list.map(({ listPrice, markdown, pointsPrice, ...input }) =>
      aLine(listPrice, {
        ...input,
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

const anyCart: fc.Arbitrary<CartInput> = fc
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
  .map(({ local, global, voucher, ...input }) =>
    aCart({
      ...input,
      promotions: [
        ...local.map(({ effect, ...rest }) => aLocalPromotion(effect, rest)),
        ...global.map(({ effect, ...rest }) => aGlobalPromotion(effect, rest)),
      ],
      voucher: voucher && aVoucher(voucher.effect, voucher),
    }),
  )

test('totals add up to the cent and no amount is negative, in any cart', () => {
  fc.assert(
    fc.property(anyCart, (input) => {
      expectTotalsAddUp(priceCart(input))
    }),
    { seed: 3, numRuns: 400 },
  )
})

const anyCartTwice = anyCart.chain((input) =>
  fc.record({
    details: fc.constant(input),
    lines: fc.shuffledSubarray([...input.lines], { minLength: input.lines.length }),
    promotions: fc.shuffledSubarray([...input.promotions], { minLength: input.promotions.length }),
  }),
)

test('the order of lines and promotions changes nothing', () => {
  fc.assert(
    fc.property(anyCartTwice, ({ details: input, ...shuffled }) => {
      const one = priceCart(input)
      const other = priceCart({ ...input, ...shuffled })
      expect(byVariant(other)).toEqual(byVariant(one))
    }),
    { seed: 4, numRuns: 200 },
  )
})

test('a line bought with points costs no money and does not affect other lines', () => {
  fc.assert(
    fc.property(anyCart, fc.nat(9_999), (input, price) => {
      const extra = aLine(price, {
        variantId: 'x',
        pointsPrice: points(7),
        isTakenWithPoints: true,
      })
      const delivery = { ...input.delivery, method: 'PICKUP' as const }
      const one = priceCart({ ...input, delivery, gifts: [] })
      const other = priceCart({ ...input, delivery, gifts: [], lines: [...input.lines, extra] })
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
      const input = withoutThresholds(any)
      if (input.lines.length === 0) return
      const index = pick % input.lines.length
      const bigger = input.lines.with(index, grown(input.lines[index], more))
      const { total } = priceCart({ ...input, lines: bigger })
      expect(total).toBeGreaterThanOrEqual(priceCart(input).total)
    }),
    { seed: 6, numRuns: 300 },
  )
})

function byVariant({ lines, ...cart }: PricedCart) {
  return { ...cart, lines: new Map(lines.map((line) => [line.variantId, line])) }
}

function withoutThresholds(input: CartInput): CartInput {
  const open = { minSpend: null, minQuantity: null, scope: { everything: true as const } }
  return {
    ...input,
    promotions: input.promotions.map((promotion) =>
      promotion.level === 'global' ? { ...promotion, ...open } : promotion,
    ),
    voucher: input.voucher && 'effect' in input.voucher ? { ...input.voucher, ...open } : null,
    rates: input.rates.map((one) => ({ ...one, freeFrom: null })),
    gifts: [],
  }
}

function grown(line: LineInput | undefined, more: number): LineInput {
  if (!line) throw new Error('no such line')
  return { ...line, qty: line.qty + more }
}
