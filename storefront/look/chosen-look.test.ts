import { expect, test } from 'vitest'
import type { VariantView } from '../product/product-view.ts'
import { isSizeMissing, lookItems, lookTotal, type LookProduct } from './chosen-look.ts'

function variant(size: string, price: string, available: number): VariantView {
  const stock = available > 0 ? 'in_stock' : 'sold_out'
  return { id: `var_${size}`, sku: size, colour: 'navy', size, price, stock, available }
}

function product(id: string, ...variants: readonly VariantView[]): LookProduct {
  const sizes = variants.flatMap(({ size }) => size ?? [])
  const navy = { code: 'navy', title: 'Navy', hex: '#000', pictures: [] }
  return { id, title: id, colours: [navy], sizes, variants }
}

const trousers = product('trousers', variant('30', '680.00', 0), variant('32', '720.00', 3))
const belt = product('belt', variant('one', '250.50', 2))
const cap = product('cap', variant('one', '180.00', 0))
const look = [trousers, belt, cap]

test('a look takes every item in stock, and counts the cheapest size until one is chosen', () => {
  const items = lookItems(look, {})
  expect(items.map(({ isTaken, isGone }) => [isTaken, isGone])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ])
  expect(lookTotal(items)).toBe(68_000 + 25_050)
  expect(lookTotal(lookItems(look, { trousers: { size: '32' } }))).toBe(72_000 + 25_050)
})

test('a item that was unticked costs nothing and needs no size', () => {
  const items = lookItems(look, { trousers: { isTaken: false } })
  expect(lookTotal(items)).toBe(25_050)
  expect(items.some(isSizeMissing)).toBe(false)
})

test('a item needs a size that is in stock, except where there is only one', () => {
  const missing = (size?: string) =>
    lookItems(look, size === undefined ? {} : { trousers: { size } })
      .filter(isSizeMissing)
      .map(({ product: { id } }) => id)
  expect(missing()).toEqual(['trousers'])
  expect(missing('30')).toEqual(['trousers'])
  expect(missing('32')).toEqual([])
})
