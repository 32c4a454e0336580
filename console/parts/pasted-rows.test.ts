import { expect, test } from 'vitest'
import { pastedRows } from './pasted-rows.ts'

const rows = (text: string) => pastedRows(text, ['\t', ';', ','])

test.each([
  [
    'cells of a spreadsheet',
    'A\t1\r\nB\t2\r\n',
    [
      ['A', '1'],
      ['B', '2'],
    ],
  ],
  [
    'semicolons',
    'A;1\nB;2',
    [
      ['A', '1'],
      ['B', '2'],
    ],
  ],
  [
    'commas, with a mark in front',
    '\uFEFFA,1\nB,2',
    [
      ['A', '1'],
      ['B', '2'],
    ],
  ],
  [
    'tabs before commas',
    'A, B\t1\nC\t2',
    [
      ['A, B', '1'],
      ['C', '2'],
    ],
  ],
  [
    'quotes',
    '"A ""x"", y";"two\nlines"\nB;2',
    [
      ['A "x", y', 'two lines'],
      ['B', '2'],
    ],
  ],
  ['one column', 'A\n\nB\n\n', [['A'], [''], ['B']]],
  ['an empty line', 'A\t1\n\nB\t2', [['A', '1'], [''], ['B', '2']]],
  [
    'empty cells at the end',
    'A\t\nB\t2',
    [
      ['A', ''],
      ['B', '2'],
    ],
  ],
])('a pasted block is read: %s', (_, text, expected) => {
  expect(rows(text)).toEqual({ rows: expected })
})

test.each([
  ['A\t1\nB\t2\t3', 2],
  ['A\t1\n\nB', 3],
  ['A,1\nB,1,240.00', 2],
])('a row with more or fewer cells is named by its line: %s', (text, line) => {
  expect(rows(text)).toEqual({ line })
})

test('where only tabs part cells, an amount keeps its comma', () => {
  expect(pastedRows('1,280.00\n990')).toEqual({ rows: [['1,280.00'], ['990']] })
})
