import type { Day } from '../dates.ts'
import { maxCents } from '../money.ts'
import type { ColumnMarks } from './column-marks.ts'
import { namesMoneyOut, namesTable } from './column-names.ts'
import { decimalMarkOf, isForeign, parseBankAmount, type DecimalMark } from './line-amount.ts'
import { isBankDay, parseBankDay, type DayOrder } from './line-day.ts'
import { parseDirection, parseSaleKind } from './line-direction.ts'
import type { LeftOutReason, LineProblem } from './line-problems.ts'
import { parseLineState } from './line-state.ts'
import type { StatementColumns } from './statement-columns.ts'
import {
  isWhole,
  hasDayAndAmount,
  type StatementRow,
  type StatementTable,
} from './statement-table.ts'

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

interface Rules {
  columns: StatementColumns
  marks: ColumnMarks
  order: DayOrder
}

const maxText = 500

/** Sums and balances have an amount, too. */
const sums =
  /^(grand |sub-?\s?)?totals?(\s+(amount|credits?|debits?|deposits?|withdrawals?|in|out|hkd|\(.*\)))*\s*[:：]?$|^(合計|總計|小計|總額)(金額|存入|支出)?[:：]?$|^(opening|closing|starting|ending|previous|current|available|b\/?f|c\/?f)\s+balance|^balance(\s+(b\/?f|c\/?f|brought|carried).*)?[:：]?$|^(brought|carried) forward|^(承上|上期|期初|期末|本期)?(結餘|餘額)(承上|轉下)?[:：]?$/i
const maybeSum = /^(grand |sub-?\s?)?totals?\b|^(合計|總計|小計|總額)/i

/** The money that came in, in Hong Kong dollars; what else the statement lists is counted. */
export function readStatement(table: StatementTable, rules: Rules): StatementReading {
  const lines: StatementLine[] = []
  const leftOut = { outgoing: 0, not_completed: 0, other_currency: 0 }
  const unreadable: UnreadableLine[] = []
  const read = lineReader(table, rules)
  // A bank that lists several lines of a day may write the day once.
  let day: Day | null = null
  // Below other headings the same columns hold other things.
  let isOther = false
  for (const row of table.rows) {
    if (namesTable(row.cells) || isHeading(table, row)) {
      isOther = !isHeading(table, row)
      continue
    }
    if (isOther || !isWhole(table, row)) {
      if (isMoney(row)) unreadable.push(problemOf(row, 'cells', ''))
      continue
    }
    const written = (row.cells[rules.columns.date] ?? '').trim()
    const ownDay = parseBankDay(written, rules.order)
    const found = read(row)
    if (ownDay !== null || (written !== '' && found !== null)) day = ownDay
    if (found === null) continue
    if (typeof found === 'string') leftOut[found] += 1
    else if ('problem' in found) unreadable.push(problemOf(row, found.problem, found.value))
    else if (day === null) unreadable.push(problemOf(row, 'date', written))
    else lines.push({ day, ...found })
  }
  return { lines, leftOut, unreadable }
}

type Found =
  | { cents: number; text: string }
  | LeftOutReason
  | { problem: LineProblem; value: string }

/** Reads a row but for its day; null for what is no line of money: a note, a sum, a zero. */
function lineReader(table: StatementTable, { columns, marks }: Rules) {
  const marked = (part: 'state' | 'direction') =>
    new Set([...marks[part], ...(columns[part] === null ? [] : [columns[part]])])
  const [states, directions] = [[...marked('state')], [...marked('direction')]]
  const moneyOut = table.headings.flatMap((heading, at) => (namesMoneyOut(heading) ? at : []))
  const sumsOf = (at: number) => table.rows.map(({ cells }) => cells[at] ?? '')
  const mark = decimalMarkOf(sumsOf(columns.amount))
  const isForeignAmount =
    columns.currency === null && isForeign(table.headings[columns.amount] ?? '')

  return function read({ cells }: StatementRow): Found | null {
    const cell = (at: number) => (cells[at] ?? '').trim()
    const text = columns.texts.map(cell).filter(Boolean).join(' ').replaceAll(/\s+/g, ' ')
    const written = cell(columns.date)
    if (isSumRow(cells, text)) return null
    const isDated = isBankDay(written)
    const amount = cell(columns.amount)
    if (isBlank(amount, mark)) {
      return moneyOut.some((at) => !isBlank(cell(at), mark)) && (isDated || written === '')
        ? 'outgoing'
        : null
    }
    const cents = parseBankAmount(amount, mark)
    if (cents === null) {
      if (isForeign(amount)) return 'other_currency'
      // Notes below the table.
      return written === '' ? null : { problem: 'amount', value: amount }
    }
    const ways = directions.map((at) => parseDirection(cell(at)))
    const isReturn = marks.sales.some((at) => parseSaleKind(cell(at)) === 'out')
    if (cents < 0 || isReturn || ways.includes('out')) return 'outgoing'
    const unknownWay = directions[ways.indexOf(null)]
    if (unknownWay !== undefined) return { problem: 'direction', value: cell(unknownWay) }
    const currency = columns.currency === null ? '' : cell(columns.currency)
    if (isForeignAmount || !isHongKongDollar(currency)) return 'other_currency'
    const found = states.map((at) => parseLineState(cell(at)))
    if (found.includes('open')) return 'not_completed'
    const unknownState = states[found.indexOf(null)]
    if (unknownState !== undefined) return { problem: 'state', value: cell(unknownState) }
    if (!isDated && maybeSum.test(text)) return { problem: 'date', value: written }
    if (cents > maxCents) return { problem: 'amount', value: amount }
    return { cents, text: text.slice(0, maxText) }
  }
}

function isHongKongDollar(currency: string): boolean {
  return currency === '' || /^(hkd|hk\$|港[幣币元])/i.test(currency.normalize('NFKC'))
}

/** An empty cell, a dash in its place, or zero. */
function isBlank(cell: string, mark: DecimalMark): boolean {
  return /^[-–—]*$/.test(cell) || parseBankAmount(cell, mark) === 0
}

function isSumRow(cells: readonly string[], text: string): boolean {
  const first = cells.find((cell) => cell.trim() !== '')?.trim() ?? ''
  return sums.test(first) || sums.test(text)
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
  return hasDayAndAmount(cells) || cells.some(isBankDay)
}

function problemOf({ line, cells }: StatementRow, problem: LineProblem, value: string) {
  return { line, text: cells.join(' · ').slice(0, 200), problem, value: value.slice(0, 100) }
}
