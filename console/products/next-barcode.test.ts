import { expect, test } from 'vitest'
import { nextBarcode } from './next-barcode.ts'

test.each([
  ['4891234567898', '4891234567904'],
  ['4891234567904', '4891234567911'],
  ['9999999999994', ''],
  // No EAN-13: its check digit is another.
  ['4891234567890', '4891234567891'],
  ['PR-0099', 'PR-0100'],
  ['PR-99', 'PR-100'],
  ['PRAYA', ''],
  ['', ''],
])('after %s comes %s', (code, next) => {
  expect(nextBarcode(code)).toBe(next)
})
