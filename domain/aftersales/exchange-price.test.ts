import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { exchangePrice } from './exchange-price.ts'

test.each([
  ['at the same price nothing changes', 380_00, 380_00, 380_00, 380_00],
  ['what was reduced stays reduced', 304_00, 380_00, 380_00, 304_00],
  ['a dearer size costs the difference', 304_00, 380_00, 400_00, 324_00],
  ['a cheaper one costs less', 304_00, 380_00, 360_00, 284_00],
  ['nothing costs less than nothing', 10_00, 380_00, 300_00, 0],
])('%s', (_, paid, returned, taken, expected) => {
  const today = { returned: cents(returned), taken: cents(taken) }
  expect(exchangePrice(cents(paid), today)).toBe(expected)
})
