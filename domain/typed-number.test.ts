import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['12', 12],
  ['１２', 12],
  ['١٢', 12],
  ['－３', -3],
  ['2。5', 2.5],
  ['2.', 2],
  [' 7 ', 7],
  ['', null],
  ['　', null],
  ['1e3', Number.NaN],
  ['1,000', Number.NaN],
  ['two', Number.NaN],
  ['.', Number.NaN],
])('%s is %s', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})
