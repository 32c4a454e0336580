import type { Day } from '../dates.ts'
import { lineChecker, type FoundRow } from './check-line.ts'
import { namesTable } from './column-names.ts'
import { isBankAmount } from './line-amount.ts'
import { isBankDay, parseBankDay, type DayOrder } from './line-day.ts'
import type { LeftOutReason, LineProblem } from './line-problems.ts'
import { isSumRow, lineReader, type Line, type LineRules } from './read-line.ts'
import { isWhole, type StatementRow, type StatementTable } from './statement-table.ts'

export interface StatementLine {
  day: Day
  cents: number
  text: string
}

export interface UnreadableLine {
  line: number
  text: string
  problem: LineProblem
  /** The cell that could not be read; empty if it is empty, or the row is torn. */
  value: string
}

export interface StatementReading {
  lines: readonly StatementLine[]
  leftOut: Readonly<Record<LeftOutReason, number>>
  unreadable: readonly UnreadableLine[]
}

interface Rules extends LineRules {
  order: DayOrder
}

/** The money that came in, in Hong Kong dollars; what else the statement lists is counted. */
export function readStatement(table: StatementTable, rules: Rules): StatementReading {
  const lines: StatementLine[] = []
  const leftOut = { outgoing: 0, not_completed: 0, other_currency: 0 }
  const unreadable: UnreadableLine[] = []
  const read = lineReader(table, rules)
  const found = readRows(table, read)
  const check = lineChecker(table, rules.columns, found)
  // A bank that lists several lines of a day may write the day once.
  let day: Day | null = null
  for (const { row, line } of found) {
    if (line === 'torn') {
      if (isMoney(row)) unreadable.push(problemOf(row, 'cells', ''))
      continue
    }
    const written = (row.cells[rules.columns.date] ?? '').trim()
    const ownDay = parseBankDay(written, rules.order)
    if (ownDay !== null || (written !== '' && line !== null)) day = ownDay
    if (line === null) continue
    const checked = check(row, line)
    if ('problem' in checked) unreadable.push(problemOf(row, checked.problem, checked.value))
    else if (checked.leftOut !== null) leftOut[checked.leftOut] += 1
    else if (day === null) unreadable.push(problemOf(row, 'date', written))
    else lines.push({ day, cents: checked.cents, text: checked.text })
  }
  return { lines, leftOut, unreadable }
}

function readRows(table: StatementTable, read: (row: StatementRow) => Line | null): FoundRow[] {
  // Below other headings the same columns hold other things.
  let isOther = false
  return table.rows.flatMap((row): FoundRow[] => {
    if (namesTable(row.cells) || isHeading(table, row)) {
      isOther = !isHeading(table, row)
      return []
    }
    return [{ row, line: isOther || !isWhole(table, row) ? 'torn' : read(row) }]
  })
}

function isHeading({ headings }: StatementTable, { cells }: StatementRow): boolean {
  return (
    headings.some(Boolean) &&
    headings.every((heading, at) => heading.trim() === (cells[at] ?? '').trim())
  )
}

/** A torn row is listed if it may be money, and skipped if it is a note or a sum. */
function isMoney({ cells }: StatementRow): boolean {
  if (isSumRow(cells, '')) return false
  return cells.some((cell) => isBankDay(cell) || (isBankAmount(cell) && /[.,]\d\d\D*$/.test(cell)))
}

function problemOf({ line, cells }: StatementRow, problem: LineProblem, value: string) {
  return { line, text: cells.join(' · ').slice(0, 200), problem, value: value.slice(0, 100) }
}
