import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { evenPieces } from './even-pieces.ts'

test.each([
  [900, 3, [{ qty: 3, each: 300 }]],
  [
    1000,
    3,
    [
      { qty: 1, each: 334 },
      { qty: 2, each: 333 },
    ],
  ],
  [0, 2, [{ qty: 2, each: 0 }]],
  [500, 0, []],
])('%i cents for %i pieces', (paid, qty, pieces) => {
  expect(evenPieces(cents(paid), qty)).toEqual(pieces)
})

test('pieces come to exactly what was paid, and differ by a cent at most', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 99 }), (paid, qty) => {
      const pieces = evenPieces(cents(paid), qty)
      expect(pieces.reduce((sum, each) => sum + each.qty, 0)).toBe(qty)
      expect(pieces.reduce((sum, each) => sum + each.qty * each.each, 0)).toBe(paid)
      const prices = pieces.map(({ each }) => each)
      expect(Math.max(...prices) - Math.min(...prices)).toBeLessThanOrEqual(1)
    }),
  )
})
