import { expect, test } from 'vitest'
import { aCart, aRate } from '#test/carts.ts'
import { cents } from '../money.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { Amount, CartInput, GlobalPromotion, Percent } from '../pricing/pricing-input.ts'
import { noPoints } from '../money.ts'
import { manualAmount, manualDiscount, maxManualDiscount } from './manual-discount.ts'

const line = (variantId: string, dollars: number) => ({
  variantId,
  productId: `product of ${variantId}`,
  categoryIds: [],
  tags: [],
  qty: 1,
  weightGrams: 300,
  listPrice: cents(dollars * 100),
  sellingPrice: cents(dollars * 100),
  pointsPrice: null,
  isTakenWithPoints: false,
})

const tenOff: GlobalPromotion = {
  ...manualDiscount({ kind: 'percent', percent: 10, cap: null }, ''),
  id: 'ten',
  priority: 1,
  tiers: null,
}

function priced(effect: Percent | Amount, promotions: CartInput['promotions'] = []) {
  return priceCart({
    at: new Date('2026-11-22T04:00:00Z'),
    lines: [line('coat', 100), line('belt', 33)],
    promotions: [...promotions, manualDiscount(effect, 'Slight stain')],
    voucher: null,
    gifts: [],
    delivery: { method: 'PICKUP', country: 'HK', courierId: null },
    rates: [],
    pointsBalance: noPoints,
    tier: null,
  })
}

test.each<[string, Percent | Amount, CartInput['promotions'], number, number]>([
  ['an amount', { kind: 'amount', amount: cents(1001) }, [], 1001, 12_299],
  ['a share', { kind: 'percent', percent: 12.5, cap: null }, [], 1663, 11_637],
  ['at most everything', { kind: 'amount', amount: cents(99_999) }, [], 13_300, 0],
  ['after promotions', { kind: 'percent', percent: 50, cap: null }, [tenOff], 5985, 5985],
])('a discount by hand takes off %s, to the cent', (_, effect, promotions, off, total) => {
  const cart = priced(effect, promotions)
  expect(manualAmount(cart)).toBe(off)
  expect(cart.total).toBe(total)
  const shares = cart.lines.reduce((sum, { globalDiscount }) => sum + globalDiscount, 0)
  expect(shares).toBe(13_300 - total)
})

test.each([
  [10, 1330],
  [30, 3990],
  [100, 13_300],
])('with a limit of %i %% at most %i cents, whatever is taken off already', (percent, most) => {
  for (const amount of [1, 5000, 13_300]) {
    const cart = priced({ kind: 'amount', amount: cents(amount) })
    expect(maxManualDiscount(cart, percent)).toBe(most)
  }
})

test('a discount by hand is of the goods, not of their delivery', () => {
  const cart = priceCart(
    aCart({
      lines: [line('coat', 100)],
      promotions: [manualDiscount({ kind: 'amount', amount: cents(1000) }, 'Slight stain')],
      delivery: { method: 'DELIVERY', country: 'HK', courierId: 'sf' },
      rates: [aRate()],
    }),
  )
  expect(cart.shipping.fee).toBe(3000)
  expect(maxManualDiscount(cart, 50)).toBe(5000)
})

test('the cart says for what reason it was given', () => {
  const cart = priced({ kind: 'amount', amount: cents(1000) })
  expect(cart.applied).toMatchObject([
    {
      title: { en: 'Discount: Slight stain', zh: '折扣：Slight stain', cn: '折扣：Slight stain' },
    },
  ])
})
