import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aCart,
  aGlobalPromotion,
  aLine,
  aLocalPromotion,
  expectTotalsAddUp,
  percent,
} from '#test/carts.ts'
import { cents } from '../money.ts'
import { priceCart } from './price-cart.ts'
import type { CartInput, GlobalPromotion } from './pricing-input.ts'

const steps = {
  kind: 'spend_steps' as const,
  steps: [
    { from: cents(50_000), percent: 10 },
    { from: cents(100_000), percent: 15 },
  ],
}
const someCategories = fc.subarray(['shirts', 'trousers', 'ties'])
const scope = fc
  .option(fc.subarray(['shirts', 'trousers', 'ties'], { minLength: 1 }))
  .map((ids) => (ids ? { categoryIds: ids } : { everything: true as const }))
const small = fc.integer({ min: 1, max: 3 })
const effect: fc.Arbitrary<GlobalPromotion['effect']> = fc.oneof(
  fc.record({
    kind: fc.constant('buy_get' as const),
    buy: small,
    get: small,
    getScope: fc.option(scope),
    percent: fc.constantFrom(100, 50, 33.33),
    times: small,
  }),
  fc.record({
    kind: fc.constant('bundle' as const),
    parts: fc.array(fc.record({ scope, qty: small }), { minLength: 1, maxLength: 3 }),
    off: fc.oneof(
      fc.record({ kind: fc.constant('price' as const), price: fc.nat(60_000).map(cents) }),
      fc.record({ kind: fc.constant('percent' as const), percent: fc.constantFrom(10, 12.5) }),
    ),
    times: small,
  }),
  fc.constant(steps),
)
const line = fc.record({
  price: fc.integer({ min: 0, max: 60_000 }),
  qty: fc.integer({ min: 1, max: 5 }),
  categoryIds: someCategories,
})
const anyCart = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    effect,
    scope,
    sale: fc.nat(60),
  })
  .map(({ lines, effect: one, scope: where, sale }) =>
    aCart({
      lines: lines.map(({ price, ...details }, at) =>
        aLine(price, { ...details, variantId: `item ${at}` }),
      ),
      promotions: [
        aLocalPromotion(percent(sale), { scope: { categoryIds: ['ties'] } }),
        aGlobalPromotion(one, { scope: where }),
      ],
    }),
  )

test('discounts are shared to the cent and never exceed a line', () => {
  fc.assert(
    fc.property(anyCart, (input) => {
      expectTotalsAddUp(priceCart(input))
    }),
    { seed: 7, numRuns: 400 },
  )
})

test('several promotions one after another add up as well', () => {
  fc.assert(
    fc.property(anyCart, fc.array(effect, { maxLength: 3 }), (input, more) => {
      const others = more.map((one, at) => aGlobalPromotion(one, { id: `p${at}`, priority: at }))
      expectTotalsAddUp(priceCart({ ...input, promotions: [...input.promotions, ...others] }))
    }),
    { seed: 8, numRuns: 200 },
  )
})

test('the order of lines changes nothing', () => {
  fc.assert(
    fc.property(anyCart, (input) => {
      const turned = { ...input, lines: input.lines.toReversed() }
      expect(priceCart(turned).lines.toReversed()).toEqual(priceCart(input).lines)
    }),
    { seed: 9, numRuns: 200 },
  )
})

test('one more item never raises the total by more than its price', () => {
  fc.assert(
    fc.property(
      anyCart,
      line,
      fc.nat(),
      ({ lines, ...rest }: CartInput, { price, ...details }, at) => {
        const before = priceCart({ ...rest, lines }).total
        const other = aLine(price, { ...details, qty: 1, variantId: 'other' })
        const withOther = priceCart({ ...rest, lines: [...lines, other] }).total
        expect(withOther - before).toBeLessThanOrEqual(price)

        const same = lines[at % lines.length]
        if (!same) return
        const more = lines.map((each) => (each === same ? { ...each, qty: each.qty + 1 } : each))
        const withMore = priceCart({ ...rest, lines: more }).total
        expect(withMore - before).toBeLessThanOrEqual(same.listPrice)
      },
    ),
    { seed: 10, numRuns: 500 },
  )
})
