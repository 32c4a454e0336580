import { expect, test } from 'vitest'
import { foldTyping } from './fold-typing.ts'

test.each([
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳', '123'],
  ['१२३०', '1230'],
  ['𝟙𝟚𝟛', '123'],
  ['３８０．００', '380.00'],
  ['３８０。５', '380.5'],
  ['ＰＲ－７Ｋ３Ｑ—９ＸＤ', 'PR-7K3Q-9XD'],
  ['２０２６－１１－３０', '2026-11-30'],
  ['−5', '-5'],
  ['9123\u30004567', '9123 4567'],
  ['é23456', 'é23456'],
])('%o is read as %o', (typed, meant) => {
  expect(foldTyping(typed)).toBe(meant)
})

test('every decimal digit of Unicode is read as its own value', () => {
  const digits = Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character))
  expect(digits.length).toBeGreaterThan(600)
  expect(digits.map(foldTyping).join('')).toBe('0123456789'.repeat(digits.length / 10))
})
