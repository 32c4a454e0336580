import { maxCents } from '../money.ts'
import type { ColumnMarks } from './column-marks.ts'
import { namesMoneyOut } from './column-names.ts'
import { decimalMarkOf, isForeign, parseBankAmount, type DecimalMark } from './line-amount.ts'
import { isBankDay } from './line-day.ts'
import { parseDirection, parseSaleKind } from './line-direction.ts'
import type { LeftOutReason, LineProblem } from './line-problems.ts'
import { parseLineState } from './line-state.ts'
import type { StatementColumns } from './statement-columns.ts'
import type { StatementRow, StatementTable } from './statement-table.ts'

export interface LineRules {
  columns: StatementColumns
  marks: ColumnMarks
}

/** Money that came in, or left and is negative. */
export type Line =
  | { cents: number; text: string; leftOut: LeftOutReason | null }
  | { problem: LineProblem; value: string }

const maxText = 500

/** Sums and balances have an amount, too. */
const sums =
  /^(grand |sub-?\s?)?totals?(\s+(amount|credits?|debits?|deposits?|withdrawals?|in|out|hkd|\(.*\)))*\s*[:：]?$|^(合計|總計|小計|總額)(金額|存入|支出)?[:：]?$|^(opening|closing|starting|ending|previous|current|available|b\/?f|c\/?f)\s+balance|^balance(\s+(b\/?f|c\/?f|brought|carried).*)?[:：]?$|^(brought|carried) forward|^(承上|上期|期初|期末|本期)?(結餘|餘額)(承上|轉下)?[:：]?$/i
const maybeSum = /^(grand |sub-?\s?)?totals?\b|^(合計|總計|小計|總額)/i

/** Reads a row but for its day; null for what is no line of money: a note, a sum, a zero. */
export function lineReader(table: StatementTable, { columns, marks }: LineRules) {
  const marked = (part: 'state' | 'direction') =>
    new Set([...marks[part], ...(columns[part] === null ? [] : [columns[part]])])
  const [states, directions] = [[...marked('state')], [...marked('direction')]]
  const moneyOut = moneyOutOf(table)
  const mark = markOf(table, columns)
  const isForeignAmount =
    columns.currency === null && isForeign(table.headings[columns.amount] ?? '')

  return function read({ cells }: StatementRow): Line | null {
    const cell = (at: number) => (cells[at] ?? '').trim()
    const text = columns.texts.map(cell).filter(Boolean).join(' ').replaceAll(/\s+/g, ' ')
    const written = cell(columns.date)
    if (isSumRow(cells, text)) return null
    const isDated = isBankDay(written)
    const amount = cell(columns.amount)
    const left = moneyOut.map(cell).find((each) => !isBlank(each, mark))
    const leave = (leftOut: LeftOutReason, cents: number | null) => ({
      leftOut,
      cents: cents ?? 0,
      text,
    })
    if (isBlank(amount, mark)) {
      if (left === undefined || !(isDated || written === '')) return null
      return leave('outgoing', -Math.abs(parseBankAmount(left, mark) ?? 0))
    }
    const cents = parseBankAmount(amount, mark)
    if (cents === null) {
      if (isForeign(amount)) return leave('other_currency', null)
      // Notes below the table.
      return written === '' ? null : { problem: 'amount', value: amount }
    }
    if (left !== undefined && parseBankAmount(left, mark) !== null) {
      return { problem: 'both', value: `${amount} · ${left}` }
    }
    const ways = directions.map((at) => parseDirection(cell(at)))
    const isReturn = marks.sales.some((at) => parseSaleKind(cell(at)) === 'out')
    if (cents < 0 || isReturn || ways.includes('out')) return leave('outgoing', -Math.abs(cents))
    const unknownWay = directions[ways.indexOf(null)]
    if (unknownWay !== undefined) return { problem: 'direction', value: cell(unknownWay) }
    const currency = columns.currency === null ? '' : cell(columns.currency)
    if (/\d/.test(currency)) return { problem: 'cells', value: '' }
    if (isForeignAmount || !isHongKongDollar(currency)) return leave('other_currency', cents)
    const found = states.map((at) => parseLineState(cell(at)))
    if (found.includes('open')) return leave('not_completed', null)
    const unknownState = states[found.indexOf(null)]
    if (unknownState !== undefined) return { problem: 'state', value: cell(unknownState) }
    if (!isDated && maybeSum.test(text)) return { problem: 'date', value: written }
    if (cents > maxCents) return { problem: 'amount', value: amount }
    return { cents, text: text.slice(0, maxText), leftOut: null }
  }
}

/** Columns of money that left. */
export function moneyOutOf({ headings }: StatementTable): number[] {
  return headings.flatMap((heading, at) => (namesMoneyOut(heading) ? at : []))
}

export function markOf({ rows }: StatementTable, { amount }: StatementColumns): DecimalMark {
  return decimalMarkOf(rows.map(({ cells }) => cells[amount] ?? ''))
}

function isHongKongDollar(currency: string): boolean {
  return currency === '' || /^(hkd|hk\$|港[幣币元])/i.test(currency.normalize('NFKC'))
}

/** An empty cell, a dash in its place, or zero. */
function isBlank(cell: string, mark: DecimalMark): boolean {
  return /^[-–—]*$/.test(cell) || parseBankAmount(cell, mark) === 0
}

export function isSumRow(cells: readonly string[], text: string): boolean {
  const first = cells.find((cell) => cell.trim() !== '')?.trim() ?? ''
  return sums.test(first) || sums.test(text)
}
