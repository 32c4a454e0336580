import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { partAmounts } from './part-amounts.ts'

const none: null = null

test.each([
  ['a single part without an amount pays everything', [none], [880_00]],
  ['one without an amount pays what the others leave', [500_00, none], [500_00, 380_00]],
  ['of two without an amount the first does', [none, 500_00, none], [380_00, 500_00, 0]],
  ['amounts stay as they are', [500_00, 400_00], [500_00, 400_00]],
  ['nothing is left of too much', [900_00, none], [900_00, 0]],
])('%s', (_, parts, amounts) => {
  expect(
    partAmounts(
      cents(880_00),
      parts.map((part) => (part === null ? null : cents(part))),
    ),
  ).toEqual(amounts)
})
