import { expect, test } from 'vitest'
import {
  aCart,
  aGlobalPromotion,
  aLine,
  aLocalPromotion,
  amount,
  aVoucher,
  expectTotalsAddUp,
  noon,
  percent,
} from '#test/carts.ts'
import { cents } from '../money.ts'
import { priceCart } from './price-cart.ts'

const shirt = aLine(49_900, { variantId: 'shirt', categoryIds: ['shirts'] })
const trousers = aLine(79_900, { variantId: 'trousers' })
const lines = [shirt, trousers]

test.each([
  { name: 'a percentage', promotions: [aGlobalPromotion(percent(10))], off: [4_990, 7_990] },
  { name: 'an amount', promotions: [aGlobalPromotion(amount(10_000))], off: [3_844, 6_156] },
  {
    name: 'at most the whole amount',
    promotions: [aGlobalPromotion(amount(999_999))],
    off: [49_900, 79_900],
  },
  {
    name: 'a capped percentage',
    promotions: [aGlobalPromotion(percent(50, 1_000))],
    off: [384, 616],
  },
  {
    name: 'an amount from the lines in scope only',
    promotions: [aGlobalPromotion(amount(5_000), { scope: { categoryIds: ['shirts'] } })],
    off: [5_000, 0],
  },
  {
    name: 'two promotions, the second from what the first left',
    promotions: [
      aGlobalPromotion(percent(10), { id: 'b', priority: 2 }),
      aGlobalPromotion(amount(29_800), { id: 'a', priority: 1 }),
    ],
    off: [11_456 + 3_844, 18_344 + 6_156],
  },
])('a cart discount takes off $name', ({ promotions, off }) => {
  const cart = priceCart(aCart({ lines, promotions }))
  expect(cart.lines.map((line) => line.globalDiscount)).toEqual(off)
  expectTotalsAddUp(cart)
})

test('cart discounts come after product discounts', () => {
  const promotions = [aLocalPromotion(percent(50)), aGlobalPromotion(percent(10))]
  const cart = priceCart(aCart({ lines: [aLine(10_000)], promotions }))
  expect(cart).toMatchObject({
    subtotal: 10_000,
    priceDiscount: { local: 5_000, global: 500 },
    total: 4_500,
  })
  expectTotalsAddUp(cart)
})

test('promotions are listed in the order they applied, without those that had no effect', () => {
  const promotions = [
    aGlobalPromotion(percent(10), { id: 'third', priority: 3 }),
    aGlobalPromotion(amount(129_800), { id: 'second', priority: 2 }),
    aGlobalPromotion(amount(100), { id: 'first', priority: 1 }),
  ]
  const cart = priceCart(aCart({ lines, promotions }))
  expect(cart.applied.map(({ id, amount }) => [id, amount])).toEqual([
    ['first', 100],
    ['second', 129_700],
  ])
  expectTotalsAddUp(cart)
})

test.each([
  { name: 'the minimum spend is reached', terms: { minSpend: cents(129_800) }, applies: true },
  { name: 'the minimum spend is a cent away', terms: { minSpend: cents(129_801) }, applies: false },
  { name: 'the quantity is reached', terms: { minQuantity: 2 }, applies: true },
  { name: 'the quantity is not reached', terms: { minQuantity: 3 }, applies: false },
  {
    name: 'only lines out of scope would reach the spend',
    terms: { minSpend: cents(50_000), scope: { categoryIds: ['shirts'] } },
    applies: false,
  },
  { name: 'nothing is in scope', terms: { scope: { tags: ['wool'] } }, applies: false },
  { name: 'it is over', terms: { during: { from: null, until: noon } }, applies: false },
])('when $name, a promotion applies: $applies', ({ terms, applies }) => {
  const cart = priceCart(aCart({ lines, promotions: [aGlobalPromotion(amount(100), terms)] }))
  expect(cart.priceDiscount.global).toBe(applies ? 100 : 0)
  expectTotalsAddUp(cart)
})

test('a minimum spend counts the subtotal a customer sees, before other cart promotions', () => {
  const promotions = [
    aGlobalPromotion(amount(50_000), { id: 'a', priority: 1 }),
    aGlobalPromotion(amount(100), { id: 'b', priority: 2, minSpend: cents(100_000) }),
  ]
  const cart = priceCart(aCart({ lines, promotions }))
  expect(cart.priceDiscount.global).toBe(50_100)
  expectTotalsAddUp(cart)
})

test.each([
  { name: 'a percentage', voucher: aVoucher(percent(10)), off: 12_980 },
  { name: 'a capped percentage', voucher: aVoucher(percent(10, 5_000)), off: 5_000 },
  { name: 'an amount', voucher: aVoucher(amount(10_000)), off: 10_000 },
  { name: 'at most the total', voucher: aVoucher(amount(999_999)), off: 129_800 },
])('a voucher takes off $name', ({ voucher, off }) => {
  const cart = priceCart(aCart({ lines, voucher }))
  expect(cart.voucher).toMatchObject({ isApplied: true, problem: null, amount: off })
  expect(cart.applied).toMatchObject([{ kind: 'voucher', id: 'WELCOME', amount: off }])
  expectTotalsAddUp(cart)
})

test('a voucher may be used from its first moment, and not in its last', () => {
  const lines = [aLine(10_000)]
  const used = (during: { from: Date | null; until: Date | null }) =>
    priceCart(aCart({ lines, voucher: aVoucher(amount(1_000), { during }) })).voucher
  expect(used({ from: noon, until: null })).toMatchObject({ isApplied: true })
  expect(used({ from: new Date(noon.getTime() + 1), until: null })).toMatchObject({
    problem: 'not_started',
  })
  expect(used({ from: null, until: noon })).toMatchObject({ problem: 'expired' })
})

test('a voucher comes after every promotion, whatever their priority', () => {
  const promotions = [aGlobalPromotion(amount(29_800), { priority: 99 })]
  const cart = priceCart(aCart({ lines, promotions, voucher: aVoucher(percent(10)) }))
  expect(cart.voucher?.amount).toBe(10_000)
  expectTotalsAddUp(cart)
})

const none = { missingSpend: 0, missingQuantity: 0 }

test.each([
  {
    voucher: aVoucher(amount(100), { minSpend: cents(150_000) }),
    outcome: { problem: 'min_spend', missingSpend: 20_200, missingQuantity: 0 },
  },
  {
    voucher: aVoucher(amount(100), { minQuantity: 5 }),
    outcome: { problem: 'min_quantity', missingSpend: 0, missingQuantity: 3 },
  },
  {
    voucher: aVoucher(amount(100), { during: { from: new Date(noon.getTime() + 1), until: null } }),
    outcome: { problem: 'not_started', ...none },
  },
  {
    voucher: aVoucher(amount(100), { during: { from: null, until: noon } }),
    outcome: { problem: 'expired', ...none },
  },
  {
    voucher: aVoucher(amount(100), { scope: { tags: ['wool'] } }),
    outcome: { problem: 'nothing_to_discount', ...none },
  },
  {
    voucher: { code: 'WELCOME', problem: 'already_used' as const },
    outcome: { problem: 'already_used', ...none },
  },
])('a voucher that cannot be used reports $outcome.problem and takes off nothing', (row) => {
  const cart = priceCart(aCart({ lines, voucher: row.voucher }))
  expect(cart.voucher).toEqual({
    code: 'WELCOME',
    isApplied: false,
    amount: 0,
    ...row.outcome,
  })
  expect(cart.total).toBe(129_800)
  expectTotalsAddUp(cart)
})

test('a voucher is not used up when promotions left nothing to take off', () => {
  const promotions = [aGlobalPromotion(percent(100))]
  const cart = priceCart(aCart({ lines, promotions, voucher: aVoucher(amount(100)) }))
  expect(cart.voucher).toMatchObject({ isApplied: false, problem: 'nothing_to_discount' })
  expect(cart.total).toBe(0)
  expectTotalsAddUp(cart)
})
