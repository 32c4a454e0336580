import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorMs } from '#test/processor-time.ts'
import { decimalText } from '../format-money.ts'
import { cents } from '../money.ts'
import { isBareAmount, isForeign, parseAmount } from './amounts.ts'

test.each<[string, number]>([
  ['HK$1,234.50', 123_450],
  ['HKD 1,234.50', 123_450],
  ['HKD1234.5', 123_450],
  ['$1,234', 123_400],
  ['-1,234.50', 123_450],
  ['港幣 1,234.50', 123_450],
  ['1,234.50 港元', 123_450],
  ['1,234.50 HKD', 123_450],
  ['ＨＫ＄１，２３４．５０', 123_450],
  ['HKS1,234.50', 123_450],
  ['HK81,234.50', 123_450],
  ['H€$1,234.50', 123_450],
  ['Hi€5$1,234.50', 123_450],
  ['港幣 1.234.50', 123_450],
  ['HK$1 234.50', 123_450],
  ['HK$ 1,234. 50', 123_450],
  ['HK$1,2O4.5O', 120_450],
  ['HK$l,234.50', 123_450],
  ['HK$800', 80_000],
  ['HXD 12,340', 1_234_000],
  ['0.01', 1],
])('%o is %i cents', (text, value) => {
  expect(parseAmount(text)?.value).toBe(value)
})

test.each(['', 'PRAYA', '012-875-200345-678', '21/11/2026', '14:07', '12,34,567', '1,2345.00'])(
  '%o is no amount',
  (text) => {
    expect(parseAmount(text)).toBeNull()
  },
)

test.each(['RMB 800.00', 'CNY 800.00', '¥800.00', 'US$800.00', 'USD 800', '人民幣 800.00'])(
  '%o is another currency',
  (text) => {
    expect(isForeign(text)).toBe(true)
    expect(parseAmount(text)).toBeNull()
  },
)

test.each<[string, boolean]>([
  ['HK$1,234.50', true],
  ['-1,234.50', true],
  ['800.00', true],
  ['9:41', false],
  ['5G 86%', false],
  ['PR-7K3Q-9XD HK$800.00', false],
  ['0000218', false],
])('%o is a bare amount: %o', (text, isBare) => {
  expect(isBareAmount(text)).toBe(isBare)
})

test('any amount is read back as written, with and without commas', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (value) => {
      const plain = decimalText(cents(value))
      const grouped = plain.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
      for (const text of [plain, grouped, `HK$${grouped}`, `HKD ${grouped}`, `港幣${grouped}`]) {
        expect(parseAmount(text)?.value, text).toBe(value)
      }
    }),
    { seed: 11, numRuns: 200 },
  )
})

test('any text is handled without throwing', () => {
  const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 60 }), (text) => {
      const amount = parseAmount(text)
      if (amount) expect(Number.isSafeInteger(amount.value)).toBe(true)
    }),
    { seed: 12, numRuns: 300 },
  )
})

test('an amount before many blanks is read in no time', async () => {
  const read = () => expect(parseAmount(`HK$380.00${'\t'.repeat(3000)}`)).not.toBeNull()
  expect(await processorMs(read)).toBeLessThan(1000)
})
