import { expect, test } from 'vitest'
import { isSum } from './read-large.ts'

test.each([
  ['HK$ 320.00', true],
  ['HKD 1,234.50', true],
  ['HKD 12 ,340 .00', true],
  ['港元 800', true],
  ['−$78.90', true],
  ['20265118208 下午', false],
  ['2026年11月18日', false],
  ['18 Nov 2026', false],
  ['or 11 8 1¢', false],
  ['012-875-200345-678', false],
  ['14:03', false],
])('a large line that says %s is a sum: %s', (text, is) => {
  expect(isSum(text.split(' ').map((word) => ({ text: word })))).toBe(is)
})
