import { expect, test } from 'vitest'
import { listStock } from '#contract/staff/stock.ts'
import { exampleOf } from '#contract/examples.ts'
import { compared, differenceOf, isQuantity, typedLine, withOneMore } from './use-stock-lines.ts'

const [stock] = listStock.answer.parse(exampleOf(listStock)).data
if (!stock) throw new Error('The example lists nothing')
const line = { stock, qty: '', expected: null, hasMoved: false }

test('scanning an item again adds one, whatever was typed before', () => {
  const once = withOneMore([], stock)
  expect(once).toEqual([line])
  expect(withOneMore(once, stock)[0]?.qty).toBe('2')
  expect(withOneMore([{ ...line, qty: '7' }], stock)[0]?.qty).toBe('8')
})

test.each([
  ['', 5, null],
  ['5', null, null],
  ['x', 5, null],
  ['5', 5, 0],
  ['0', 5, -5],
  ['7', 5, 2],
])('a count of “%s” where %s were expected differs by %s', (qty, expected, difference) => {
  expect(differenceOf({ ...line, qty, expected })).toBe(difference)
})

test('a line says that stock moved while it was counted, until it is counted again', () => {
  const first = compared({ ...line, qty: '5' }, 5)
  expect([first.expected, first.hasMoved]).toEqual([5, false])
  const second = compared(first, 4)
  expect([second.expected, second.hasMoved]).toEqual([4, true])
  expect(compared(second, 4).hasMoved).toBe(false)
})

test('a line is the same after it has been stored', () => {
  expect(typedLine.parse(structuredClone(line))).toEqual(line)
})

test.each([
  ['-3', 1, false],
  ['0', 1, false],
  ['0', 0, true],
  ['2.5', 1, false],
  ['', 0, false],
  ['7', 1, true],
])('“%s” is a quantity of at least %s: %s', (typed, min, isOne) => {
  expect(isQuantity(typed, min)).toBe(isOne)
})
