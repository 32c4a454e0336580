import { expect, test } from 'vitest'
import { parseSelection, selectedIds, withPoints, withSelected } from './cart-selection.ts'

const lines = [
  { product_variant_id: 'a', problem: null },
  { product_variant_id: 'b', problem: null },
  { product_variant_id: 'c', problem: 'out_of_stock' },
]
const all = { unticked: [], voucher: null, withPoints: [] }

test('lines are ticked by default, unavailable ones never', () => {
  expect(selectedIds(lines, all)).toEqual(['a', 'b'])
  expect(selectedIds(lines, withSelected(all, 'a', false))).toEqual(['b'])
})

test('ticking twice has no further effect', () => {
  const once = withSelected(all, 'a', false)
  expect(withSelected(once, 'a', false)).toEqual(once)
  expect(withSelected(once, 'a', true)).toEqual(all)
})

test.each([
  null,
  'x',
  3,
  [],
  { unticked: 'a' },
  { unticked: [1, {}], voucher: 7, withPoints: 'a' },
])('corrupt stored choices (%j) are ignored', (kept) => {
  expect(parseSelection(kept)).toEqual(all)
})

test('an empty voucher is no voucher', () => {
  const kept = { unticked: ['a'], voucher: '', withPoints: ['b'] }
  expect(parseSelection(kept)).toEqual({ ...kept, voucher: null })
})

test('a line paid with points stays so until it is switched back to money', () => {
  const taken = withPoints(withPoints(all, 'a', true), 'a', true)
  expect(taken.withPoints).toEqual(['a'])
  expect(withPoints(taken, 'a', false)).toEqual(all)
})
