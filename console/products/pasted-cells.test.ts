import { expect, test } from 'vitest'
import { droppedCount, pasted, problemOf } from './pasted-cells.ts'

test('a block from a spreadsheet fills the cells below and after it, and no others', () => {
  const keys = ['a', 'b']
  expect(pasted('100\t120\r\n200\t\n300', { key: 'a', cell: 'price' }, keys)).toEqual([
    { key: 'a', cell: 'price', text: '100' },
    { key: 'a', cell: 'compare_at', text: '120' },
    { key: 'b', cell: 'price', text: '200' },
    { key: 'b', cell: 'compare_at', text: '' },
  ])
})

test.each([
  ['HK$1,280.00', '1280.00'],
  ['$ 12,345,678', '12345678'],
  ['1280.5', '1280.5'],
  ['1,5', '1,5'],
  ['free', 'free'],
])('an amount of a spreadsheet, %s, is typed as %s', (text, typed) => {
  expect(pasted(text, { key: 'a', cell: 'price' }, ['a'])[0]?.text).toBe(typed)
})

test('a barcode and a SKU stay as they are', () => {
  const [sku, ...rest] = pasted('A-1,000', { key: 'a', cell: 'sku' }, ['a'])
  expect([sku?.text, rest]).toEqual(['A-1,000', []])
})

test.each([
  ['price', '380', true],
  ['price', '', false],
  ['price', 'free', false],
  ['price', '-1', false],
  ['compare_at', '', true],
  ['points_price', '1.5', false],
  ['points_price', '100', true],
  ['cost', '12.345', false],
  ['barcode', '4891234567894', true],
  ['barcode', 'x'.repeat(41), false],
  ['sku', '', false],
  ['weight_grams', '', true],
  ['weight_grams', 'heavy', false],
] as const)('a pasted %s of “%s” is taken: %s', (cell, text, isGood) => {
  expect(problemOf({ key: 'a', cell, text }) === undefined).toBe(isGood)
})

test('pasted values beyond the table are counted', () => {
  const at = { key: 'a', cell: 'price' } as const
  for (const [text, dropped] of [
    ['1\n2\n', 0],
    ['1\n2\n3\n4\n5\n6', 4],
    ['1\t2\t3\t4\t5\t6\t7\t8', 2],
  ] as const) {
    expect(droppedCount(text, pasted(text, at, ['a', 'b']))).toBe(dropped)
  }
})
