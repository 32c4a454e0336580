import { expect, test } from 'vitest'
import { pasted, problemOf } from './pasted-cells.ts'

test('a block from a spreadsheet fills the cells below and after it, and no others', () => {
  const keys = ['a', 'b']
  const block = [
    ['100', '120'],
    ['200', ''],
    ['300', ''],
  ]
  expect(pasted(block, { key: 'a', cell: 'price' }, keys)).toEqual([
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
  ['ＨＫ＄１，２８０', '1280'],
  ['free', 'free'],
])('an amount of a spreadsheet, %s, is typed as %s', (text, typed) => {
  expect(pasted([[text]], { key: 'a', cell: 'price' }, ['a'])[0]?.text).toBe(typed)
})

test('a barcode and a SKU stay as they are', () => {
  const [sku, ...rest] = pasted([['A-1,000']], { key: 'a', cell: 'sku' }, ['a'])
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
