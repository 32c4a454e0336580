import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { notes } from './cash-notes.ts'

test.each([
  [72_400, [74_000, 75_000, 80_000, 100_000]],
  [50_000, [100_000]],
  [1990, [2000, 5000, 10_000, 50_000, 100_000]],
  [0, []],
])('for %i cents people hand over %j', (total, sums) => {
  expect(notes(cents(total))).toEqual(sums)
})
