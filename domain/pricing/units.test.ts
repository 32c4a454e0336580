import { expect, test } from 'vitest'
import { aLine } from '#test/carts.ts'
import { cents, sumCents } from '../money.ts'
import { unitsOf } from './units.ts'

const local = (variantId: string, subtotal: number, qty: number) => ({
  input: aLine(500, { variantId, qty }),
  originalSubtotal: cents(subtotal),
  subtotal: cents(subtotal),
  promotion: null,
  points: null,
})

function units(variants: readonly [id: string, due: number, qty: number][], most = 9) {
  const lines = variants.map(([id, due, qty]) => local(id, due, qty))
  const due = new Map(variants.map(([id, cost]) => [id, cents(cost)]))
  return unitsOf({ lines, due }, most)
}

test('the items of a line add up to it, with an odd cent on the first ones', () => {
  const shared = units([['tee', 20_000, 3]])
  expect(shared.map(({ due }) => due)).toEqual([6_667, 6_667, 6_666])
  expect(sumCents(shared.map(({ due }) => due))).toBe(20_000)
})

test('the dearest come first, and of equals the one whose id comes first, wherever it stands', () => {
  const ids = (...variants: [string, number, number][]) =>
    units(variants).map(({ input }) => input.variantId)
  expect(ids(['b', 500, 1], ['a', 500, 1], ['c', 900, 1])).toEqual(['c', 'a', 'b'])
  expect(ids(['c', 900, 1], ['a', 500, 1], ['b', 500, 1])).toEqual(['c', 'a', 'b'])
})

test('no more of a line than are asked for', () => {
  expect(units([['tee', 3_000, 3]], 2)).toHaveLength(2)
})
