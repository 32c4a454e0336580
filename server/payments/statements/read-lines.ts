import { createHash } from 'node:crypto'
import { issueSentences } from '#contract/issue-sentences.ts'
import { parseBankAmount, parseDirection } from '#domain/bank/line-amount.ts'
import { parseBankDay } from '#domain/bank/line-day.ts'
import type { StatementColumns } from '#domain/bank/statement-columns.ts'
import type { Day } from '#domain/dates.ts'
import { refuseIssues } from '#domain/errors.ts'
import { maxCents } from '#domain/money.ts'
import type { StatementRow, StatementTable } from './read-table.ts'

export interface IncomingLine {
  day: Day
  cents: number
  text: string
  /** Equal for the same line of an overlapping statement. */
  hash: string
}

interface StatementLines {
  incoming: readonly IncomingLine[]
  leftOut: number
  unreadable: readonly { line: number; text: string }[]
}

const maxText = 500

/** Sums below the table have an amount, too. */
const sums = /^(sub-?\s?)?total|balance|合計|總計|小計|結餘|承上/i

type Cells = ReturnType<typeof cellsOf>

/** The money that came in, in Hong Kong dollars. Throws `invalid` for a column that is not there. */
export function readLines(table: StatementTable, columns: StatementColumns): StatementLines {
  requireColumns(table, columns)
  const incoming: IncomingLine[] = []
  const unreadable: { line: number; text: string }[] = []
  const seen = new Map<string, number>()
  let leftOut = 0
  // A bank that lists several lines of a day may write the day once.
  let day: Day | null = null
  for (const row of table.rows) {
    const cells = cellsOf(row, columns)
    if (cells.date !== '') day = parseBankDay(cells.date)
    const amount = amountOf(cells)
    if (amount === 'none') continue
    if (amount === 'out') leftOut += 1
    else if (amount === 'unreadable' || day === null) {
      unreadable.push({ line: row.line, text: row.cells.join(' · ').slice(0, 200) })
    } else {
      const content = `${day}|${amount}|${cells.text}`
      const number = (seen.get(content) ?? 0) + 1
      seen.set(content, number)
      const hash = createHash('sha256').update(`${content}|${number}`).digest('hex')
      incoming.push({ day, cents: amount, text: cells.text, hash })
    }
  }
  return { incoming, leftOut, unreadable }
}

function requireColumns({ headings }: StatementTable, columns: StatementColumns): void {
  const isMissing = (at: number | null) => at !== null && at >= headings.length
  const { texts, ...single } = columns
  const missing = [
    ...Object.entries(single).flatMap(([name, at]) => (isMissing(at) ? name : [])),
    ...(texts.some(isMissing) ? ['texts'] : []),
  ]
  refuseIssues(
    missing.map((name) => ({ path: `columns.${name}`, message: issueSentences.no_column })),
  )
}

function cellsOf({ cells }: StatementRow, columns: StatementColumns) {
  const cell = (at: number | null) => (at === null ? '' : (cells[at] ?? '').trim())
  const text = columns.texts
    .map(cell)
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, maxText)
  return {
    date: cell(columns.date),
    text,
    amount: cell(columns.amount),
    direction: columns.direction === null ? null : cell(columns.direction),
    currency: cell(columns.currency),
  }
}

/** Cents, or what else the row is; a row without an amount is none of the statement's lines. */
function amountOf(cells: Cells): number | 'none' | 'out' | 'unreadable' {
  if (cells.amount === '' || (cells.date === '' && sums.test(cells.text))) return 'none'
  const amount = parseBankAmount(cells.amount)
  if (amount === 0) return 'none'
  // Notes below the table.
  if (amount === null) return cells.date === '' ? 'none' : 'unreadable'
  if (cells.currency !== '' && !/^(hkd|hk\$|港[幣元])/i.test(cells.currency)) return 'out'
  const direction = cells.direction === null ? null : parseDirection(cells.direction)
  if (cells.direction !== null && direction === null) return 'unreadable'
  if (direction === 'out' || amount < 0) return 'out'
  return amount > maxCents ? 'unreadable' : amount
}
