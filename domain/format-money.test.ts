import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalText, formatMoney, parseDecimalText } from './format-money.ts'
import { locales } from './locale.ts'
import { cents } from './money.ts'

test.each([
  { amount: 0, shown: 'HK$0', decimal: '0.00' },
  { amount: 5, shown: 'HK$0.05', decimal: '0.05' },
  { amount: 90, shown: 'HK$0.90', decimal: '0.90' },
  { amount: 39_900, shown: 'HK$399', decimal: '399.00' },
  { amount: 128_000, shown: 'HK$1,280', decimal: '1280.00' },
  { amount: 128_050, shown: 'HK$1,280.50', decimal: '1280.50' },
  { amount: 123_456_789, shown: 'HK$1,234,567.89', decimal: '1234567.89' },
  { amount: -5_000, shown: '−HK$50', decimal: '-50.00' },
  { amount: -5, shown: '−HK$0.05', decimal: '-0.05' },
])('$amount cents are shown as $shown and sent as $decimal', ({ amount, shown, decimal }) => {
  for (const locale of locales) expect(formatMoney(cents(amount), locale)).toBe(shown)
  expect(decimalText(cents(amount))).toBe(decimal)
  expect(parseDecimalText(decimal)).toBe(amount)
})

test('any amount survives formatting and parsing', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      const amount = cents(Math.trunc(value / 10))
      expect(parseDecimalText(decimalText(amount))).toBe(amount + 0)
    }),
    { seed: 11, numRuns: 200 },
  )
})

test.each([
  ['1280', 128_000],
  ['1280.5', 128_050],
  ['007.10', 710],
  ['-0.00', 0],
])('%s parses as %i cents', (text, amount) => {
  expect(parseDecimalText(text)).toBe(amount)
})

test.each(['', '.5', '5.', '1,280.00', '1.005', '1e3', ' 1', 'NaN', '１', '--1', '99999999999999'])(
  '%o is not an amount',
  (text) => {
    expect(parseDecimalText(text)).toBeNull()
  },
)
