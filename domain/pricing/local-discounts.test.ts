import { expect, test } from 'vitest'
import {
  aCart,
  aLine,
  aLocalPromotion,
  amount,
  expectTotalsAddUp,
  noon,
  percent,
} from '#test/carts.ts'
import { cents } from '../money.ts'
import { priceCart } from './price-cart.ts'

const tenOff = aLocalPromotion(percent(10), { id: 'ten' })
const fiftyDollars = aLocalPromotion(amount(5_000), { id: 'fifty' })

test.each([
  { name: 'nothing', line: aLine(39_900), promotions: [], unit: 39_900, subtotal: 39_900 },
  {
    name: 'the marked-down price',
    line: aLine(39_900, { sellingPrice: cents(29_900), qty: 2 }),
    promotions: [],
    unit: 29_900,
    subtotal: 59_800,
  },
  {
    name: 'a percentage of the list price',
    line: aLine(39_900, { qty: 2 }),
    promotions: [tenOff],
    unit: 35_910,
    subtotal: 71_820,
    promotion: 'ten',
  },
  {
    name: 'an amount off each unit',
    line: aLine(39_900, { qty: 3 }),
    promotions: [fiftyDollars],
    unit: 34_900,
    subtotal: 104_700,
    promotion: 'fifty',
  },
  {
    name: 'the better of two promotions, not both',
    line: aLine(39_900),
    promotions: [tenOff, fiftyDollars],
    unit: 34_900,
    subtotal: 34_900,
    promotion: 'fifty',
  },
  {
    name: 'the marked-down price where it is the best',
    line: aLine(39_900, { sellingPrice: cents(29_900) }),
    promotions: [tenOff, fiftyDollars],
    unit: 29_900,
    subtotal: 29_900,
  },
  {
    name: 'the promotion with the smaller id where two are equal',
    line: aLine(50_000),
    promotions: [tenOff, fiftyDollars],
    unit: 45_000,
    subtotal: 45_000,
    promotion: 'fifty',
  },
  {
    name: 'an amount above the price, down to zero',
    line: aLine(4_900, { qty: 2 }),
    promotions: [fiftyDollars],
    unit: 0,
    subtotal: 0,
    promotion: 'fifty',
  },
  {
    name: 'a percentage above a hundred, down to zero',
    line: aLine(4_900),
    promotions: [aLocalPromotion(percent(150), { id: 'all' })],
    unit: 0,
    subtotal: 0,
    promotion: 'all',
  },
  {
    name: 'half a cent, rounded up once per line',
    line: aLine(15, { qty: 3 }),
    promotions: [tenOff],
    unit: 13,
    subtotal: 40,
    promotion: 'ten',
  },
  {
    name: 'what leaves half a cent in the unit price, shown rounded up',
    line: aLine(17, { qty: 2 }),
    promotions: [tenOff],
    unit: 16,
    subtotal: 31,
    promotion: 'ten',
  },
  {
    name: 'a capped percentage',
    line: aLine(100_000),
    promotions: [aLocalPromotion(percent(50, 20_000), { id: 'capped' })],
    unit: 80_000,
    subtotal: 80_000,
    promotion: 'capped',
  },
])('a line takes off $name', ({ line, promotions, unit, subtotal, promotion }) => {
  const cart = priceCart(aCart({ lines: [line], promotions }))
  expect(cart.lines[0]).toMatchObject({
    discountedPricePerUnit: unit,
    subtotal,
    promotionId: promotion ?? null,
  })
  expect(cart.applied.map(({ id }) => id)).toEqual(promotion ? [promotion] : [])
  expectTotalsAddUp(cart)
})

const shirt = aLine(10_000, { productId: 'oxford', categoryIds: ['shirts'], tags: ['cotton'] })
const hour = 3_600_000

test.each([
  { name: 'its product', details: { scope: { productIds: ['oxford'] } }, applies: true },
  { name: 'another product', details: { scope: { productIds: ['polo'] } }, applies: false },
  { name: 'its category', details: { scope: { categoryIds: ['shirts', 'tees'] } }, applies: true },
  { name: 'its tag', details: { scope: { tags: ['cotton'] } }, applies: true },
  {
    name: 'one of several lists',
    details: { scope: { tags: ['wool'], productIds: ['oxford'] } },
    applies: true,
  },
  { name: 'everything', details: { scope: { everything: true as const } }, applies: true },
  { name: 'an empty scope', details: { scope: {} }, applies: false },
  { name: 'an empty list', details: { scope: { productIds: [] } }, applies: false },
  {
    name: 'a period that has started',
    details: { during: { from: noon, until: null } },
    applies: true,
  },
  {
    name: 'a period that has ended',
    details: { during: { from: null, until: noon } },
    applies: false,
  },
  {
    name: 'a future period',
    details: { during: { from: new Date(noon.getTime() + hour), until: null } },
    applies: false,
  },
])('a promotion for $name applies: $applies', ({ details: input, applies }) => {
  const promotions = [aLocalPromotion(percent(10), input)]
  const cart = priceCart(aCart({ lines: [shirt], promotions }))
  expect(cart.priceDiscount.local).toBe(applies ? 1_000 : 0)
  expectTotalsAddUp(cart)
})

test('a promotion over several lines is listed once, with the total it took off', () => {
  const lines = [aLine(10_000, { variantId: 'b' }), aLine(20_000, { variantId: 'a' })]
  const cart = priceCart(aCart({ lines, promotions: [tenOff] }))
  expect(cart.applied).toMatchObject([{ kind: 'local', on: 'goods', id: 'ten', amount: 3_000 }])
  expect(Object.fromEntries(cart.applied[0]?.shares ?? [])).toEqual({ a: 2_000, b: 1_000 })
  expectTotalsAddUp(cart)
})
