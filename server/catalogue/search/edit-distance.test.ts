import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitsSet } from './bits.ts'
import { isWithin, letterSet, typosAllowed } from './edit-distance.ts'

const word = fc.stringMatching(/^[a-d]{0,7}$/)

/** The textbook definition, without shortcuts. */
function typosBetween(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const dropped = typosBetween(a.slice(1), b) + 1
  const added = typosBetween(a, b.slice(1)) + 1
  const changed = typosBetween(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1)
  const isSwapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]
  const swapped = isSwapped ? typosBetween(a.slice(2), b.slice(2)) + 1 : Infinity
  return Math.min(dropped, added, changed, swapped)
}

test('the fast distance agrees with the textbook definition', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, max) => {
      expect(isWithin(max, a, b)).toBe(typosBetween(a, b) <= max)
    }),
  )
})

test('the letter filter rejects no word within the distance', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, max) => {
      if (isWithin(max, a, b)) {
        expect(bitsSet(letterSet(a) ^ letterSet(b))).toBeLessThanOrEqual(2 * max)
      }
    }),
  )
})

test('one typo is allowed from four letters on, two from eight', () => {
  expect([3, 4, 7, 8].map(typosAllowed)).toEqual([0, 1, 1, 2])
})
