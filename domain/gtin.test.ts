import { expect, test } from 'vitest'
import { gtinOf } from './gtin.ts'

test.each(['40170725', '036000291452', '4006381333931', '10012345678902', '5060000000009'])(
  '%s identifies an item all over the world',
  (barcode) => {
    expect(gtinOf(barcode)).toBe(barcode)
  },
)

test.each([
  ['another check digit', '4006381333932'],
  ['another length', '40063813339'],
  ['letters', 'PR-0099'],
  ['a blank before it', ' 4006381333931'],
  ['a number of a shop’s own', '2900001401012'],
  ['a shop’s own number of 12 digits', '212345678992'],
  ['a shop’s own number of 8 digits', '20123451'],
  ['a coupon', '9912345678909'],
  ['an empty text', ''],
  ['nothing', null],
])('%s is not offered as a GTIN', (_, barcode) => {
  expect(gtinOf(barcode)).toBeNull()
})
