import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readByItself } from '#test/builders/statements.ts'

const linesOf = (text: string) => readByItself(text)?.lines.map(([, cents, of]) => [of, cents])
const unreadableOf = (text: string) =>
  readByItself(text)?.unreadable.map(({ line, problem, value }) => [line, problem, value])

test.each([
  ['amount and balance', 'Amount,Balance', '500.00,5500.00', '1,240.00', '1,240.00'],
  ['twice', 'Amount,Balance,Branch', '500.00,5500.00,A', '1,234,567.89', '1,234,567.89'],
  ['debit and credit', 'Debit,Credit', ',500.00', '1,240.00', '1,240.00'],
  ['credit and debit', 'Credit,Debit', '500.00,', '1,000.00', '1,000.00'],
  ['credit, debit and balance', 'Credit,Debit,Balance', '500.00,,', '1,000.00,', '1,000.00'],
  ['credit and balance', 'Debit,Credit,Balance', ',500.00,5500.00', ',1,240.00', '1,240.00'],
  ['a direction behind', 'Amount,Balance', '500.00 CR,5500.00', '1,240.00 CR', '1,240.00 CR'],
  ['a currency before', 'Amount,Balance', 'HKD 500.00,5500.00', 'HKD 1,240.00', 'HKD 1,240.00'],
  ['full width', 'Amount,Balance', '５００．００,5500.00', '１,２４０．００', '1,240.00'],
  ['no decimals', 'Amount,Balance', '500,5500', '1,240', '1,240'],
  ['more money below', 'Amount,Fee', '500.00,1.00', '1,240.00', '1,240.00'],
])('an amount split at its thousands cannot be read: %s', (_, headings, whole, split, value) => {
  const text = `Date,Description,${headings}\n26/11/2026,FPS A,${whole}\n27/11/2026,FPS X,${split}`
  expect(linesOf(text)).toEqual([['FPS A', 50_000]])
  expect(unreadableOf(text)).toEqual([[3, 'split', value]])
  const alone = `Date,Description,${headings}\n27/11/2026,FPS X,${split}`
  expect(linesOf(alone)).toEqual([])
})

test('an amount before its text, or a balance split before a currency, is not read either', () => {
  const before = `Date,Amount,Description,Balance
26/11/2026,500.00,FPS A,5500.00
27/11/2026,1,240.00,FPS X`
  expect(unreadableOf(before)).toEqual([[3, 'split', '1,240.00']])
  const currency = `Date,Description,Amount,Balance,Currency
26/11/2026,FPS A,500.00,900.00,HKD
27/11/2026,FPS X,640.00,1,540.00`
  expect(linesOf(currency)).toEqual([['FPS A', 50_000]])
  expect(unreadableOf(currency)).toEqual([[3, 'cells', '']])
})

test('both credit and debit are neither', () => {
  const text = 'Date,Description,Debit,Credit\n27/11/2026,FPS X,80.00,50.50'
  expect(unreadableOf(text)).toEqual([[2, 'both', '50.50 · 80.00']])
})

test.each([
  ['a bank code of three digits', 'Amount,Bank', '80,024', '500,012', 8000],
  ['columns of different styles', 'Amount,Balance', '80,580.00', '1500,2080.00', 8000],
  ['a balance that follows', 'Amount,Balance', '80,580.25', '99.5,679.75', 8000],
])('a whole amount stays one: %s', (_, headings, first, second, cents) => {
  const text = `Date,Description,${headings}\n26/11/2026,FPS A,${first}\n27/11/2026,FPS B,${second}`
  expect(linesOf(text)?.[0]).toEqual(['FPS A', cents])
  expect(unreadableOf(text)).toEqual([])
})

test('an amount that does not explain the balance cannot be read; the next row is', () => {
  const rows = [
    '24/11/2026,FPS A,500.00,"5,500.00"',
    '25/11/2026,FPS B,300.00,"5,800.00"',
    '26/11/2026,FPS X,64.00,"6,440.00"',
    '27/11/2026,FPS C,60.00,"6,500.00"',
    '28/11/2026,COFFEE,-40.00,"6,460.00"',
  ]
  const headings = 'Date,Description,Amount,Balance'
  for (const [ordered, line] of [
    [rows, 4],
    [rows.toReversed(), 4],
  ] as const) {
    const text = [headings, ...ordered].join('\n')
    expect(
      linesOf(text)
        ?.map(([of]) => of)
        .toSorted(),
    ).toEqual(['FPS A', 'FPS B', 'FPS C'])
    expect(unreadableOf(text)).toEqual([[line, 'balance', '64.00']])
  }
})

test('balances that never follow, as where lines are left out, say nothing', () => {
  const text = `Date,Description,Deposit,Balance
24/11/2026,FPS A,500.00,"5,500.00"
25/11/2026,FPS B,300.00,"4,100.00"
26/11/2026,FPS C,640.00,"9,440.00"`
  expect(linesOf(text)).toHaveLength(3)
})

test('fees, days without a balance, currencies and unreadable rows do not break a balance', () => {
  const text = `Date,Description,Amount,Fee,Currency,Balance
24/11/2026,FPS A,500.00,0.00,HKD,"5,500.00"
24/11/2026,WIRE,100.00,0.00,USD,100.00
25/11/2026,FPS B,300.00,3.00,HKD,"5,797.00"
26/11/2026,FPS C,200.00,0.00,HKD,
26/11/2026,FPS D,3.00,0.00,HKD,"6,000.00"
26/11/2026,FPS X,1,240.00,0.00,HKD,"7,240.00"
27/11/2026,FPS E,60.00,0.00,HKD,"7,300.00"`
  expect(linesOf(text)?.map(([of]) => of)).toEqual(['FPS A', 'FPS B', 'FPS C', 'FPS D', 'FPS E'])
  expect(unreadableOf(text)).toEqual([[7, 'cells', '']])
})

test('where no column says it, the balance says which money left', () => {
  const text = `Date,Description,Amount,Balance
24/11/2026,FPS A,500.00,"35,500.00"
25/11/2026,FPS B,300.00,"35,800.00"
26/11/2026,PAYROLL,"30,000.00","5,800.00"
27/11/2026,FPS C,60.00,"5,860.00"`
  expect(linesOf(text)?.map(([of]) => of)).toEqual(['FPS B', 'FPS C'])
  expect(readByItself(text)?.leftOut.outgoing).toBe(1)
  expect(unreadableOf(text)).toEqual([[2, 'direction', '']])
})

const cents = fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 100_000, max: 5e8 }))
const statement = fc.record({
  amounts: fc.array(fc.tuple(cents, fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 8 }),
  layout: fc.constantFrom('signed', 'apart', 'reversed'),
  hasBalance: fc.boolean(),
})

test('whatever commas split, no line comes in with another amount', () => {
  const show = (value: number) =>
    (value / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  fc.assert(
    fc.property(statement, ({ amounts, layout, hasBalance }) => {
      const columns = {
        signed: ['Amount'],
        apart: ['Withdrawal', 'Deposit'],
        reversed: ['Deposit', 'Withdrawal'],
      }[layout]
      const headings = ['Date', 'Description', ...columns, ...(hasBalance ? ['Balance'] : [])]
      let balance = 100_000
      const rows = amounts.map(([sum, isOut, isSplit], at) => {
        balance += isOut ? -sum : sum
        const sides = layout === 'signed' ? [isOut ? -sum : sum] : isOut ? [sum, 0] : [0, sum]
        const shown = (layout === 'reversed' ? sides.toReversed() : sides).map((side) =>
          side === 0 ? '' : show(side),
        )
        // Without its last cell such a row has as many cells as there are headings.
        const cells = [...shown, ...(hasBalance && !isSplit ? [show(balance)] : [])]
        const quoted = cells.map((cell) => (isSplit || !cell.includes(',') ? cell : `"${cell}"`))
        const row = ['27/11/2026', `FPS ${at}`, ...quoted].join(',').split(',')
        return isSplit
          ? row.concat(headings.slice(row.length).map(() => '')).join(',')
          : row.join(',')
      })
      const found = readByItself([headings.join(','), ...rows].join('\n'))
      for (const [, read, of] of found?.lines ?? []) {
        const [sum, isOut] = amounts[Number(of.replace('FPS ', ''))] ?? []
        expect({ read, isOut }).toEqual({ read: sum, isOut: false })
      }
    }),
    { numRuns: 500 },
  )
})
