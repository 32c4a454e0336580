import { expect, test } from 'vitest'
import { sellingPlaces } from './use-shop.ts'

test('the counter offers shops to sell from, and a stockroom only without one', () => {
  const [shop, stockroom] = [{ is_pickup: true }, { is_pickup: false }]
  expect(sellingPlaces([stockroom, shop])).toEqual([shop])
  expect(sellingPlaces([stockroom])).toEqual([stockroom])
  expect(sellingPlaces([])).toEqual([])
})
