import { cellWords } from './cell-words.ts'
import { namesDirection, namesMoney, namesState, namesText } from './column-names.ts'
import { isBankAmount, isForeign } from './line-amount.ts'
import { isClearDirection, parseDirection, parseSaleKind } from './line-direction.ts'
import { parseLineState } from './line-state.ts'
import type { StatementColumns } from './statement-columns.ts'
import { linesOf, type StatementTable } from './statement-table.ts'

/**
 * Columns that say which lines are money at all. They are known by their values, whatever the
 * heading, and by the heading if the values are strange; a statement is never read without them.
 */
export interface ColumnMarks {
  state: readonly number[]
  direction: readonly number[]
  /** Sales and refunds of a merchant's report: known without being chosen. */
  sales: readonly number[]
}

export function marksOf(table: StatementTable): ColumnMarks {
  const rows = linesOf(table)
  const columns = table.headings.map((heading, at) => ({
    at,
    heading,
    values: rows.map(({ cells }) => (cells[at] ?? '').trim()).filter((cell) => cell !== ''),
  }))
  const sales = columns.filter(holdsSales)
  const others = columns.filter((column) => !sales.includes(column))
  const state = others.filter(holdsStates)
  const direction = others.filter((column) => !state.includes(column) && holdsDirections(column))
  const places = (of: typeof columns) => of.map(({ at }) => at)
  return { state: places(state), direction: places(direction), sales: places(sales) }
}

interface Column {
  heading: string
  values: readonly string[]
}

function holdsStates({ heading, values }: Column): boolean {
  if (namesState(heading) && values.some((value) => !isBankAmount(value))) return true
  return shareOf(values, parseLineState) >= (namesText(heading) ? 2 / 3 : 1 / 2)
}

function holdsDirections({ heading, values }: Column): boolean {
  const isSigned = values.every((value) => isBankAmount(value))
  if (namesDirection(heading) && values.length > 0 && !isSigned) return true
  if (!values.some(isClearDirection)) return false
  return shareOf(values, parseDirection) >= (namesText(heading) ? 1 : 1 / 2)
}

function holdsSales({ values }: Column): boolean {
  const kinds = values.map(parseSaleKind)
  return kinds.includes('in') && kinds.includes('out') && !kinds.includes(null)
}

/** The share of values that a list knows: of all of them, or of the different ones if that is more. */
function shareOf(values: readonly string[], parse: (value: string) => string | null): number {
  const share = (of: readonly string[]) =>
    of.filter((value) => parse(value) !== null).length / Math.max(of.length, 1)
  return Math.max(share(values), share([...new Set(values.map(cellWords))]))
}

/** The column that would have to be used, and the part of the mapping that leaves it out. */
export interface UnusedMark {
  part: 'state' | 'direction' | 'currency'
  at: number
}

export function unusedMarks(
  table: StatementTable,
  columns: StatementColumns,
  marks: ColumnMarks,
): UnusedMark[] {
  const unused = (['state', 'direction'] as const).flatMap((part) => {
    const [first] = marks[part]
    const used = columns[part]
    if (first === undefined || (used !== null && marks[part].includes(used))) return []
    return [{ part, at: first }]
  })
  const foreign = columns.currency === null ? foreignColumn(table) : -1
  return foreign === -1 ? unused : [...unused, { part: 'currency', at: foreign }]
}

/** A column of currencies of which some are not Hong Kong's; -1 if there is none. */
function foreignColumn(table: StatementTable): number {
  const rows = linesOf(table)
  return table.headings.findIndex((heading, at) => {
    const values = rows.map(({ cells }) => cellWords(cells[at] ?? '')).filter(Boolean)
    const isCode = values.length > 0 && values.every((value) => /^\p{L}{2,3}\$?$/u.test(value))
    return (
      isCode && namesMoney(heading.replace(/currency|貨幣|幣別/i, '')) && values.some(isForeign)
    )
  })
}
