import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'
import { readTable } from './read-table.ts'
import { suggestColumns } from './suggest-columns.ts'

/** Day, cents and text of the incoming lines, with the columns that the headings suggest. */
function linesOf(text: string) {
  const table = readTable(text)
  const columns = suggestColumns(table.headings)
  if (!columns) return null
  const { incoming, leftOut, unreadable } = readLines(table, columns)
  return {
    lines: incoming.map(({ day, cents, text: of }) => [day, cents, of]),
    leftOut,
    unreadable,
  }
}

test.each([
  [
    'HSBC account, with a byte order mark, signs and balances',
    `\uFEFFDate,Description,Billing amount,Billing currency,Balance,Balance currency
21/11/2026,"FPS PR-7K3Q-9XD CHAN TAI MAN","1,280.50",HKD,"21,280.50",HKD
20/11/2026,"AUTOPAY, RENT","-12,000.00",HKD,"20,000.00",HKD
20/11/2026,INWARD REMITTANCE,100.00,USD,"32,000.00",HKD`,
    [['2026-11-21', 128_050, 'FPS PR-7K3Q-9XD CHAN TAI MAN']],
    2,
  ],
  [
    'HSBC card, with a column of credits and debits',
    `Transaction date,Post date,Description,Billing amount,Billing currency,Transaction status,Merchant name,Credit / Debit
3/11/2026,4/11/2026,REFUND,80.00,HKD,POSTED,,CREDIT
3/11/2026,4/11/2026,CABLE,99.00,HKD,POSTED,SHAM SHUI PO,DEBIT`,
    [['2026-11-03', 8000, 'REFUND']],
    1,
  ],
  [
    'Hang Seng, money in and out apart, the day once, notes above and sums below',
    `HANG SENG BANK LIMITED
Account number,123-456789-883
Period,1 Nov 2026 to 30 Nov 2026

Date,Transaction Details,Reference,Deposit,Withdrawal,Balance
1 Nov 2026,B/F BALANCE,,,,"5,000.00"
2 Nov 2026,"FPS ""CHAN""",PR7K3Q9XD,800.00,,"5,800.00"
,FPS WONG,HC126A,800.00,,"6,600.00"
,CHEQUE,000123,,300.00,"6,300.00"
,TOTAL,,"1,600.00",300.00,
*** End of statement ***`,
    [
      ['2026-11-02', 80_000, 'FPS "CHAN" PR7K3Q9XD'],
      ['2026-11-02', 80_000, 'FPS WONG HC126A'],
    ],
    0,
  ],
  [
    'Bank of China, in Chinese, with CR and DR',
    `交易日期,交易詳情,交易金額,貨幣,結餘
2026/11/21,轉數快 陳大文 PR-7K3Q-9XD,"HKD 1,280.00 CR",HKD,"9,280.00"
2026/11/20,提款,300.00 DR,HKD,"8,000.00"`,
    [['2026-11-21', 128_000, '轉數快 陳大文 PR-7K3Q-9XD']],
    1,
  ],
  [
    'semicolons between the columns',
    `Date;Details;Amount
21-Nov-2026;FPS CHAN, TAI MAN;800.00`,
    [['2026-11-21', 80_000, 'FPS CHAN, TAI MAN']],
    0,
  ],
])('the incoming lines are read: %s', (_, text, lines, leftOut) => {
  expect(linesOf(text)).toEqual({ lines, leftOut, unreadable: [] })
})

test('headings that say nothing are kept for a person to choose from', () => {
  const table = readTable('A,B,C\n21/11/2026,FPS CHAN,800.00')
  expect(table.headings).toEqual(['A', 'B', 'C'])
  expect(suggestColumns(table.headings)).toBeNull()
  const columns = { date: 0, texts: [1], amount: 2, direction: null, currency: null }
  expect(readLines(table, columns).incoming).toHaveLength(1)
  expect(() => readLines(table, { ...columns, amount: 3 })).toThrow('invalid')
})

test('a statement without headings has its rows from the first', () => {
  const table = readTable('21/11/2026,FPS CHAN,800.00\n20/11/2026,FPS LEE,80.00')
  expect(table).toMatchObject({ headings: ['', '', ''], rows: [{ line: 1 }, { line: 2 }] })
})

test('an amount without a day, or that is no amount, is named by its line', () => {
  const text = `Date,Description,Amount
someday,FPS CHAN,800.00
21/11/2026,FPS LEE,"1,28"
21/11/2026,FPS HO,80.00`
  expect(linesOf(text)).toMatchObject({
    lines: [['2026-11-21', 8000, 'FPS HO']],
    unreadable: [
      { line: 2, text: 'someday · FPS CHAN · 800.00' },
      { line: 3, text: '21/11/2026 · FPS LEE · 1,28' },
    ],
  })
})

test.each(['', 'a picture', 'Date,Amount', '"open', 'Date,Description,Amount\nToday,FPS,12'])(
  'what is no statement is refused: %s',
  (text) => {
    expect(() => readTable(text)).toThrow('invalid')
  },
)

test('equal lines of one day are several, and the same again in the next statement', () => {
  const twins = `Date,Description,Amount
21/11/2026,FPS CHAN,80.00
21/11/2026,FPS CHAN,80.00`
  const hashes = (text: string) => {
    const columns = { date: 0, texts: [1], amount: 2, direction: null, currency: null }
    return readLines(readTable(text), columns).incoming.map(({ hash }) => hash)
  }
  expect(new Set(hashes(twins)).size).toBe(2)
  expect(hashes(`${twins}\n22/11/2026,FPS LEE,80.00`)).toEqual(
    expect.arrayContaining(hashes(twins)),
  )
})
