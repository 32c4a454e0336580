import { expect, test } from 'vitest'
import { aCart, aGlobalPromotion, aLine, amount, expectTotalsAddUp, percent } from '#test/carts.ts'
import { cents, points } from '../money.ts'
import { priceCart } from './price-cart.ts'

const shirt = aLine(40_000)
const tote = aLine(20_000, {
  variantId: 'tote',
  qty: 2,
  pointsPrice: points(300),
  isTakenWithPoints: true,
})

test('a line bought with points costs points and no money', () => {
  const cart = priceCart(aCart({ lines: [shirt, tote], pointsBalance: points(600) }))
  expect(cart.lines[1]).toEqual({
    variantId: 'tote',
    qty: 2,
    originalPricePerUnit: 0,
    discountedPricePerUnit: 0,
    originalSubtotal: 0,
    subtotal: 0,
    globalDiscount: 0,
    promotionId: null,
    points: { originalPerUnit: 300, discountedPerUnit: 300, originalSubtotal: 600, subtotal: 600 },
  })
  expect(cart).toMatchObject({
    subtotal: 40_000,
    total: 40_000,
    points: { subtotal: 600, total: 600 },
    isEnoughMembershipPoints: true,
  })
  expectTotalsAddUp(cart)
})

test('a balance one point short is not enough', () => {
  const cart = priceCart(aCart({ lines: [tote], pointsBalance: points(599) }))
  expect(cart.isEnoughMembershipPoints).toBe(false)
})

test('a cart without points needs none', () => {
  const cart = priceCart(aCart({ lines: [shirt] }))
  expect(cart).toMatchObject({ points: { total: 0 }, isEnoughMembershipPoints: true })
})

test('a variant without a points price costs money even if points were chosen', () => {
  const cart = priceCart(aCart({ lines: [aLine(20_000, { isTakenWithPoints: true })] }))
  expect(cart).toMatchObject({ total: 20_000, points: { total: 0 } })
})

test.each([
  { name: 'take part in cart discounts', terms: {}, off: 4_000 },
  { name: 'count as spending', terms: { minSpend: cents(40_001) }, off: 0 },
  { name: 'count as pieces bought', terms: { minQuantity: 2 }, off: 0 },
])('lines bought with points do not $name', ({ terms, off }) => {
  const promotions = [aGlobalPromotion(percent(10), terms)]
  const cart = priceCart(aCart({ lines: [shirt, tote], promotions }))
  expect(cart.lines.map((line) => line.globalDiscount)).toEqual([off, 0])
  expectTotalsAddUp(cart)
})

test('an amount off a cart bought entirely with points takes off nothing', () => {
  const cart = priceCart(aCart({ lines: [tote], promotions: [aGlobalPromotion(amount(100))] }))
  expect(cart).toMatchObject({ total: 0, applied: [] })
  expectTotalsAddUp(cart)
})
