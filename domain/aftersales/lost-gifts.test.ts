import { expect, test } from 'vitest'
import { aGlobalPromotion } from '#test/carts.ts'
import { cents } from '../money.ts'
import { lostPromotions, type GiftPromotion } from './lost-gifts.ts'

const effect = { kind: 'gift' as const, gifts: [{ variantId: 'socks', qty: 1 }] }
const giftOf = (terms: object): GiftPromotion => ({ ...aGlobalPromotion(effect, terms), effect })

const line = (qty: number, dollars: number, productId = 'shirt') => ({
  input: { productId, categoryIds: [], tags: [], qty },
  subtotal: cents(dollars * 100),
  points: null,
})

test.each([
  ['everything', {}, [line(2, 760)], [], true],
  ['a part, for a gift without terms', {}, [line(2, 760)], [line(1, 380)], false],
  ['what reached the minimum', { minSpend: cents(70_000) }, [line(2, 760)], [line(1, 380)], true],
  ['less than that', { minSpend: cents(30_000) }, [line(2, 760)], [line(1, 380)], false],
  ['an item of the quantity', { minQuantity: 2 }, [line(2, 760)], [line(1, 380)], true],
  [
    'the product it came with',
    { scope: { productIds: ['shirt'] } },
    [line(1, 380), line(1, 200, 'belt')],
    [line(1, 200, 'belt')],
    true,
  ],
  [
    'another product',
    { scope: { productIds: ['shirt'] } },
    [line(1, 380), line(1, 200, 'belt')],
    [line(1, 380)],
    false,
  ],
  // Staff raised the minimum after the sale.
  [
    'a part, after the terms changed',
    { minSpend: cents(90_000) },
    [line(2, 760)],
    [line(1, 380)],
    false,
  ],
])('when %s goes back, the gift is lost or not', (_, terms, whole, stays, isLost) => {
  expect(lostPromotions([giftOf(terms)], whole, stays).length > 0).toBe(isLost)
})
