import { expect, test } from 'vitest'
import { aCart, aGift, aGlobalPromotion, aLine, expectTotalsAddUp } from '#test/carts.ts'
import { cents } from '../money.ts'
import { priceCart } from './price-cart.ts'

const socks = (qty: number) => ({ kind: 'gift' as const, gifts: [{ variantId: 'socks', qty }] })
const shirt = aLine(40_000)

test.each([
  { name: 'in full', available: 5, wanted: 2, given: 2 },
  { name: 'as far as stock goes', available: 1, wanted: 2, given: 1 },
  { name: 'not at all when out of stock', available: 0, wanted: 2, given: 0 },
])('a gift is added $name', ({ available, wanted, given }) => {
  const cart = priceCart(
    aCart({
      lines: [shirt],
      promotions: [aGlobalPromotion(socks(wanted), { id: 'gift' })],
      gifts: [aGift(available)],
    }),
  )
  expect(cart.gifts.map(({ variantId, qty, subtotal }) => ({ variantId, qty, subtotal }))).toEqual(
    given ? [{ variantId: 'socks', qty: given, subtotal: 0 }] : [],
  )
  expect(cart.applied.map(({ id, on, amount }) => ({ id, on, amount }))).toEqual(
    given ? [{ id: 'gift', on: 'gift', amount: 0 }] : [],
  )
  expect(cart.total).toBe(40_000)
  expectTotalsAddUp(cart)
})

test('a gift never takes the items the cart itself needs', () => {
  const lines = [shirt, aLine(8_000, { variantId: 'socks', qty: 3 })]
  const promotions = [aGlobalPromotion(socks(2))]
  const cart = priceCart(aCart({ lines, promotions, gifts: [aGift(4)] }))
  expect(cart.gifts).toMatchObject([{ variantId: 'socks', qty: 1 }])
  expectTotalsAddUp(cart)
})

test('two promotions share the stock of one gift, by priority', () => {
  const promotions = [
    aGlobalPromotion(socks(2), { id: 'later', priority: 2 }),
    aGlobalPromotion(socks(2), { id: 'sooner', priority: 1 }),
  ]
  const cart = priceCart(aCart({ lines: [shirt], promotions, gifts: [aGift(3)] }))
  expect(cart.gifts.map(({ promotionId, qty }) => [promotionId, qty])).toEqual([
    ['sooner', 2],
    ['later', 1],
  ])
  expectTotalsAddUp(cart)
})

test('a gift needs its minimum spend, and a cart that is not empty', () => {
  const promotions = [aGlobalPromotion(socks(1), { minSpend: cents(40_001) })]
  expect(priceCart(aCart({ lines: [shirt], promotions, gifts: [aGift(3)] })).gifts).toEqual([])
  const open = [aGlobalPromotion(socks(1))]
  expect(priceCart(aCart({ promotions: open, gifts: [aGift(3)] })).gifts).toEqual([])
})

test('an unknown gift variant is ignored', () => {
  const cart = priceCart(aCart({ lines: [shirt], promotions: [aGlobalPromotion(socks(1))] }))
  expect(cart.gifts).toEqual([])
})
