import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marksOf, unusedMarks } from '#domain/bank/column-marks.ts'
import { parseLineState } from '#domain/bank/line-state.ts'
import { suggestColumns } from '#domain/bank/suggest-columns.ts'
import { readByItself } from '#test/builders/statements.ts'
import { lineHashes } from './line-hashes.ts'
import { readTable } from './read-table.ts'

const suggestionOf = (text: string) => {
  const table = readTable(text)
  return suggestColumns(table, marksOf(table))
}

test('headings that say nothing are kept for a person to choose from', () => {
  const text = 'A,B,C\n21/11/2026,FPS CHAN,800.00'
  expect(readTable(text).headings).toEqual(['A', 'B', 'C'])
  expect(suggestionOf(text)).toBeNull()
})

test('a statement without headings has its rows from the first', () => {
  const table = readTable('21/11/2026,FPS CHAN,800.00\n20/11/2026,FPS LEE,80.00')
  expect(table).toMatchObject({ headings: ['', '', ''], rows: [{ line: 1 }, { line: 2 }] })
})

test('what cannot be read is named by its line, its fault and the cell', () => {
  const text = `Date,Description,Amount,State
someday,FPS CHAN,800.00,Done
21/11/2026,FPS LEE,"1,28",Done
21/11/2026,FPS TORN,1,240.00,Done
21/11/2026,FPS SHORT
21/11/2026,FPS STRANGE,70.00,Whatever
21/11/2026,FPS SILENT,70.00,
21/11/2026,FPS HO,80.00,Done`
  const found = readByItself(text)
  expect(found?.lines).toEqual([['2026-11-21', 8000, 'FPS HO', null]])
  expect(found?.unreadable.map(({ line, problem, value }) => [line, problem, value])).toEqual([
    [2, 'date', 'someday'],
    [3, 'amount', '1,28'],
    [4, 'cells', ''],
    [5, 'cells', ''],
    [6, 'state', 'Whatever'],
    [7, 'state', ''],
  ])
})

test('empty cells at the end, sums, balances, notes and repeated headings are no lines', () => {
  const text = `Date,Description,Amount
21/11/2026,OPENING BALANCE,"5,000.00"
21/11/2026,TOTAL FITNESS LTD,80.00,,
Date,Description,Amount
21/11/2026,Balance payment PR-7K3Q-9XD,90.00
Total,,170.00
22/11/2026,Closing balance,"5,170.00"
This statement has no signature`
  const found = readByItself(text)
  expect(found?.lines.map(([, cents]) => cents)).toEqual([8000, 9000])
  expect(found?.unreadable).toEqual([])
})

test('below other headings nothing is read until the first ones come again', () => {
  const text = `Date,Description,Amount
21/11/2026,FPS A,10.00
Date,Amount,Details
21/11/2026,20.00,FPS B
Date,Description,Amount
21/11/2026,FPS C,30.00`
  const found = readByItself(text)
  expect(found?.lines.map(([, cents]) => cents)).toEqual([1000, 3000])
  expect(found?.unreadable).toMatchObject([{ line: 4, problem: 'cells' }])
})

test('dates that disagree are asked about, and read as a person says', () => {
  const text = `Date,Description,Amount
27/11/2026,FPS A,10.00
11/27/2026,FPS B,20.00
11/05/2026,FPS C,30.00`
  expect(readByItself(text)).toBeNull()
  const found = readByItself(text, 'month_first')
  expect(found?.lines.map(([day]) => day)).toEqual(['2026-11-27', '2026-11-05'])
  expect(found?.unreadable).toMatchObject([{ line: 2, problem: 'date' }])
})

test.each([
  '',
  'a picture',
  'Date,Amount',
  '"open',
  '%PDF-1.7',
  'Date,Description,Amount\nToday,FPS,12',
])('what is no statement is refused: %s', (text) => {
  expect(() => readTable(text)).toThrow('invalid')
})

test('equal lines of one day are several, and the same again in the next statement', () => {
  const twin = { day: '2026-11-21', cents: 8000, text: 'FPS CHAN' }
  const hashes = lineHashes([twin, twin])
  expect(new Set(hashes).size).toBe(2)
  const longer = lineHashes([twin, { ...twin, text: 'FPS LEE' }, twin])
  expect(longer).toEqual(expect.arrayContaining(hashes))
})

test('a column of states or directions is found by its values, whatever its heading', () => {
  const values = (heading: string, ...cells: string[]) =>
    marksOf(
      readTable(
        `Date,Description,Amount,${heading}\n${cells.map((cell) => `21/11/2026,FPS,10.00,${cell}`).join('\n')}`,
      ),
    )
  for (const heading of ['X', 'Flag', 'Zustand', '備考']) {
    expect(values(heading, 'COMPLETED', 'REVERTED', 'Strange').state).toEqual([3])
    expect(values(heading, '待處理').state).toEqual([3])
    expect(values(heading, 'DR').direction).toEqual([3])
    expect(values(heading, '存入', '支出').direction).toEqual([3])
  }
  for (const heading of ['借/貸', '借｜贷', 'CR / DR', 'Debit or Credit', '收入／支出', 'In-Out'])
    expect(values(heading, 'strange').direction).toEqual([3])
  expect(values('Remarks', '-', '').direction).toEqual([])
  expect(values('Kind', 'Transfer', 'Card').direction).toEqual([])
})

test('a mapping that leaves out states, directions or other currencies is told of it', () => {
  const table = readTable(`Date,Description,Amount,State,C/D,Ccy
21/11/2026,FPS,10.00,Done,C,HKD
21/11/2026,FPS,10.00,Pending,D,USD`)
  const columns = { date: 0, texts: [1], amount: 2, direction: null, state: null, currency: null }
  const unused = (more: object) => unusedMarks(table, { ...columns, ...more }, marksOf(table))
  expect(unused({})).toEqual([
    { part: 'state', at: 3 },
    { part: 'direction', at: 4 },
    { part: 'currency', at: 5 },
  ])
  expect(unused({ state: 4, direction: 4, currency: 5 })).toEqual([{ part: 'state', at: 3 }])
  expect(unused({ state: 3, direction: 4, currency: 5 })).toEqual([])
})

const strangeStates = fc
  .oneof(
    fc.constantFrom('Pending', 'REVERTED', 'failed', '處理中', '已退款', 'Declined', 'On hold', ''),
    fc.stringMatching(/^[A-Za-z]{3,12}$/),
  )
  .filter((state) => parseLineState(state) !== 'completed')

test('no state but one that says completed lets a line in', () => {
  fc.assert(
    fc.property(fc.array(strangeStates, { minLength: 1, maxLength: 12 }), (states) => {
      const rows = states.map((state) => `21/11/2026,FPS,10.00,${state}`)
      const text = ['Date,Description,Amount,Status', ...rows, '21/11/2026,LAST,1.00,Completed']
      expect(readByItself(text.join('\n'))?.lines.map(([, , of]) => of)).toEqual(['LAST'])
    }),
  )
})

const junk = fc.constantFrom(
  '21/11/2026,FPS X,1,240.00,Completed',
  '21/11/2026,FPS X',
  'Total,,99.00,',
  'Page 2 of 3',
  ',,,',
  'Date,Description,Amount,Status',
  '21/11/2026,FPS Y,abc,Completed',
)

test('a row that is no line changes nothing about the others', () => {
  const rows = [
    '21/11/2026,FPS A,10.00,Completed',
    ',FPS B,20.00,Completed',
    '5/11/2026,FPS C,30.00,Pending',
    '6/11/2026,FPS D,"1,040.00",Completed',
  ]
  const read = (all: readonly string[]) =>
    readByItself(['Date,Description,Amount,Status', ...all].join('\n'))
  const alone = read(rows)
  expect(alone?.lines).toHaveLength(3)
  fc.assert(
    fc.property(fc.array(fc.tuple(junk, fc.nat(4))), (strays) => {
      const all = [...rows]
      for (const [row, at] of strays) all.splice(at, 0, row)
      expect(read(all)).toMatchObject({ lines: alone?.lines, leftOut: alone?.leftOut })
    }),
  )
})
