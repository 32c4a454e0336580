import { expect, test } from 'vitest'
import { code128 } from './code-128.ts'

const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))

test('an order number has its symbols, its check symbol and the stop', () => {
  const symbols = [
    '211214', // start of set B
    '313121', // P
    '231131', // R
    '122132', // -
    '312131', // 7
    '112331', // K
    '221132', // 3
    '211331', // Q
    '122132', // -
    '321122', // 9
    '331121', // X
    '112313', // D
    '142211', // 74, which 2340 leaves when divided by 103
    '2331112',
  ]
  expect(code128('PR-7K3Q-9XD').join('')).toBe(symbols.join(''))
})

test('each character has a symbol of its own: eleven modules, an even number of them dark', () => {
  const symbols = printable.map((letter) => code128(letter).slice(6, 12))
  expect(new Set(symbols.map((widths) => widths.join(''))).size).toBe(printable.length)
  for (const widths of symbols) {
    const dark = widths.filter((_, at) => at % 2 === 0)
    expect(sum(widths)).toBe(11)
    expect(sum(dark) % 2).toBe(0)
  }
})

test('a text that cannot be drawn is refused', () => {
  expect(() => code128('')).toThrow(RangeError)
  expect(() => code128('訂單')).toThrow(RangeError)
})

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0)
}
