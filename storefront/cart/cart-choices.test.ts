import { expect, test } from 'vitest'
import { parseChoices, tickedIds, withPoints, withTick } from './cart-choices.ts'

const lines = [
  { product_variant_id: 'a', problem: null },
  { product_variant_id: 'b', problem: null },
  { product_variant_id: 'c', problem: 'out_of_stock' },
]
const all = { unticked: [], voucher: null, withPoints: [] }

test('what is added later is ticked, what cannot be had never is', () => {
  expect(tickedIds(lines, all)).toEqual(['a', 'b'])
  expect(tickedIds(lines, withTick(all, 'a', false))).toEqual(['b'])
})

test('ticking twice changes nothing more', () => {
  const once = withTick(all, 'a', false)
  expect(withTick(once, 'a', false)).toEqual(once)
  expect(withTick(once, 'a', true)).toEqual(all)
})

test.each([
  null,
  'x',
  3,
  [],
  { unticked: 'a' },
  { unticked: [1, {}], voucher: 7, withPoints: 'a' },
])('choices spoilt in the storage (%j) are none', (kept) => {
  expect(parseChoices(kept)).toEqual(all)
})

test('an empty voucher is no voucher', () => {
  const kept = { unticked: ['a'], voucher: '', withPoints: ['b'] }
  expect(parseChoices(kept)).toEqual({ ...kept, voucher: null })
})

test('a line is taken with points until it is taken with money again', () => {
  const taken = withPoints(withPoints(all, 'a', true), 'a', true)
  expect(taken.withPoints).toEqual(['a'])
  expect(withPoints(taken, 'a', false)).toEqual(all)
})
