import { expect, test } from 'vitest'
import {
  aCart,
  aGift,
  aGlobalPromotion,
  aLine,
  amount,
  aRate,
  aVoucher,
  expectTotalsAddUp,
  freeShipping,
  percent,
} from '#test/carts.ts'
import { cents, points } from '../money.ts'
import type { CartInput, DeliveryInput } from './pricing-input.ts'
import { priceCart } from './price-cart.ts'

const bySf: DeliveryInput = { method: 'DELIVERY', country: 'HK', courierId: 'sf' }
const shirt = aLine(40_000, { weightGrams: 300 })

function shipped(input: Partial<CartInput>) {
  const cart = priceCart(aCart({ lines: [shirt], delivery: bySf, rates: [aRate()], ...input }))
  expectTotalsAddUp(cart)
  return cart
}

test.each([
  { grams: 0, fee: 3_000 },
  { grams: 300, fee: 3_000 },
  { grams: 1_000, fee: 3_000 },
  { grams: 1_001, fee: 4_200 },
  { grams: 1_500, fee: 4_200 },
  { grams: 2_600, fee: 7_800 },
])('shipping $grams grams costs $fee cents', ({ grams, fee }) => {
  const { shipping, total } = shipped({ lines: [aLine(40_000, { weightGrams: grams })] })
  expect(shipping).toEqual({ state: 'charged', fee, missingForFree: null })
  expect(total).toBe(40_000 + fee)
})

test('gifts and lines bought with points count towards the weight', () => {
  const { shipping } = shipped({
    lines: [shirt, aLine(40_000, { variantId: 'tote', weightGrams: 500, ...taken(10) })],
    promotions: [aGlobalPromotion({ kind: 'gift', gifts: [{ variantId: 'socks', qty: 1 }] })],
    gifts: [aGift(1, { weightGrams: 201 })],
  })
  expect(shipping.fee).toBe(4_200)
})

test.each([
  { name: 'at the threshold', freeFrom: 40_000, state: 'free', fee: 0, missing: 0 },
  { name: 'a cent below it', freeFrom: 40_001, state: 'charged', fee: 3_000, missing: 1 },
])('delivery $name is $state', ({ freeFrom, state, fee, missing }) => {
  const { shipping } = shipped({ rates: [aRate({ freeFrom: cents(freeFrom) })] })
  expect(shipping).toEqual({ state, fee, missingForFree: missing })
})

test('the threshold counts what is left after promotions and voucher', () => {
  const { shipping } = shipped({
    rates: [aRate({ freeFrom: cents(40_000) })],
    promotions: [aGlobalPromotion(percent(10))],
    voucher: aVoucher(amount(1_000)),
  })
  expect(shipping).toEqual({ state: 'charged', fee: 3_000, missingForFree: 5_000 })
})

test.each([
  { name: 'pick-up', delivery: { ...bySf, method: 'PICKUP' as const }, state: 'pick_up' },
  { name: 'an empty cart', lines: [], state: 'nothing_to_ship' },
  { name: 'no courier yet', delivery: { ...bySf, courierId: null }, state: 'courier_not_chosen' },
  { name: 'another country', delivery: { ...bySf, country: 'MO' }, state: 'unavailable' },
  { name: 'an unknown courier', delivery: { ...bySf, courierId: 'owl' }, state: 'unavailable' },
])('$name costs nothing and reports $state', (row) => {
  const { name, state, ...input } = row
  expect(shipped(input).shipping, name).toEqual({ state, fee: 0, missingForFree: null })
})

test('until a courier is chosen, the one with the lowest threshold decides what is missing', () => {
  const rates = [
    aRate({ freeFrom: cents(80_000) }),
    aRate({ courierId: 'post', freeFrom: cents(50_000) }),
    aRate({ courierId: 'none' }),
    aRate({ country: 'MO', freeFrom: cents(1) }),
  ]
  const { shipping } = shipped({ rates, delivery: { ...bySf, courierId: null } })
  expect(shipping.missingForFree).toBe(10_000)
})

test('a promotion can make delivery free', () => {
  const cart = shipped({ promotions: [aGlobalPromotion(freeShipping, { id: 'free' })] })
  expect(cart.shipping).toEqual({ state: 'free', fee: 0, missingForFree: 0 })
  expect(cart.applied).toMatchObject([
    { kind: 'global', on: 'shipping', id: 'free', amount: 3_000 },
  ])
  expect(cart.priceDiscount.global).toBe(0)
})

test('a voucher can make delivery free', () => {
  const cart = shipped({ voucher: aVoucher(freeShipping) })
  expect(cart.shipping.fee).toBe(0)
  expect(cart.voucher).toMatchObject({ isApplied: true, amount: 3_000 })
  expect(cart.applied).toMatchObject([{ kind: 'voucher', on: 'shipping', amount: 3_000 }])
})

test.each([
  { name: 'a promotion', promotions: [aGlobalPromotion(freeShipping)] },
  { name: 'the threshold', rates: [aRate({ freeFrom: cents(1) })] },
  { name: 'pick-up', delivery: { ...bySf, method: 'PICKUP' as const } },
])('a delivery voucher is not used up when $name made delivery free', ({ name, ...input }) => {
  const { voucher } = shipped({ ...input, voucher: aVoucher(freeShipping) })
  expect(voucher, name).toMatchObject({
    isApplied: false,
    problem: 'shipping_already_free',
    amount: 0,
  })
})

test('a delivery voucher applies even before a courier is chosen', () => {
  const { voucher } = shipped({
    delivery: { ...bySf, courierId: null },
    voucher: aVoucher(freeShipping),
  })
  expect(voucher).toMatchObject({ isApplied: true, amount: 0 })
})

test('a delivery voucher below its minimum spend leaves the fee', () => {
  const cart = shipped({ voucher: aVoucher(freeShipping, { minSpend: cents(50_000) }) })
  expect(cart.shipping.fee).toBe(3_000)
  expect(cart.voucher).toMatchObject({ problem: 'min_spend', missingSpend: 10_000 })
})

test('a delivery voucher works for a cart bought entirely with points', () => {
  const cart = shipped({
    lines: [aLine(40_000, taken(100))],
    voucher: aVoucher(freeShipping),
  })
  expect(cart.total).toBe(0)
})

function taken(price: number) {
  return { pointsPrice: points(price), isTakenWithPoints: true }
}

test('what is missing for free delivery is told only where delivery costs something', () => {
  const promotions = [aGlobalPromotion(freeShipping, { minSpend: cents(900_000) })]
  const told = (delivery: CartInput['delivery'], rates = [aRate()]) =>
    shipped({ promotions, delivery, rates }).hints.map(({ reward }) => reward.kind)
  expect(told(bySf)).toEqual(['free_shipping'])
  expect(told({ ...bySf, courierId: null })).toEqual(['free_shipping'])
  expect(told({ ...bySf, method: 'PICKUP' })).toEqual([])
  expect(told(bySf, [aRate({ freeFrom: cents(1) })])).toEqual([])
})

test('each item of the cart weighs, not each line', () => {
  const of = (qty: number) =>
    shipped({ lines: [aLine(100, { qty, weightGrams: 600 })] }).shipping.fee
  expect([of(1), of(2), of(3)]).toEqual([3_000, 4_200, 5_400])
})
