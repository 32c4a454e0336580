import { expect, test } from 'vitest'
import { bodyOfBasket, emptyBasket, withOne, withQty } from './basket.ts'

test('an item scanned twice is one line of two, and zero removes it', () => {
  const two = withOne(withOne(withOne(emptyBasket, 'coat'), 'belt'), 'coat')
  expect(two.lines).toEqual([
    { variantId: 'coat', qty: 2 },
    { variantId: 'belt', qty: 1 },
  ])
  expect(withQty(two, 'coat', 0).lines).toEqual([{ variantId: 'belt', qty: 1 }])
})

test('a hold enters a basket once, however often it is pressed', () => {
  const held = withOne(withOne(emptyBasket, 'coat', 'hold'), 'coat', 'hold')
  expect(bodyOfBasket(held, 'shop')).toMatchObject({
    lines: [{ variant_id: 'coat', qty: 1 }],
    hold_ids: ['hold'],
  })
})
