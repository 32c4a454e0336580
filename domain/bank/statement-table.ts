import { isBankAmount, parseBankAmount } from './line-amount.ts'
import { isBankDay } from './line-day.ts'
import { namesTable } from './column-names.ts'

export interface StatementRow {
  /** Line of the file, from 1. */
  line: number
  cells: readonly string[]
}

export interface StatementTable {
  headings: readonly string[]
  rows: readonly StatementRow[]
}

/** How far the bank's own lines above the table may reach. */
const maxLinesAbove = 40

/** The table below whatever the bank writes above it; null if no row has a date and an amount. */
export function findTable(rows: readonly StatementRow[]): StatementTable | null {
  const named = rows.slice(0, maxLinesAbove).findIndex(({ cells }) => namesTable(cells))
  const start = rows.findIndex(({ cells }, at) => at > named && hasDayAndAmount(cells))
  if (start === -1) return null
  if (named !== -1) {
    return { headings: withoutEnd(rows[named]?.cells ?? []), rows: rows.slice(named + 1) }
  }
  const width = usualWidth(rows.slice(start).filter(({ cells }) => hasDayAndAmount(cells)))
  const above = rows.slice(0, start).findLast(({ cells }) => cells.length > 2)
  const headings = withoutEnd(above?.cells ?? [])
  const isHeading = headings.length > 2 && headings.length <= width && !hasDayAndAmount(headings)
  return {
    headings: Array.from({ length: width }, (_, at) => (isHeading ? (headings[at] ?? '') : '')),
    rows: rows.slice(start),
  }
}

/** Says whether a row has as many cells as there are headings; empty ones at its end do not count. */
export function isWhole({ headings }: StatementTable, { cells }: StatementRow): boolean {
  return cells.length >= headings.length && withoutEnd(cells).length <= headings.length
}

/** The rows that are money: whole, with a day and an amount. */
export function linesOf(table: StatementTable): StatementRow[] {
  return table.rows.filter((row) => isWhole(table, row) && hasDayAndAmount(row.cells))
}

export function hasDayAndAmount(cells: readonly string[]): boolean {
  const at = cells.findIndex(isBankDay)
  return at !== -1 && cells.some((cell, other) => other !== at && isSum(cell))
}

function isSum(cell: string): boolean {
  return isBankAmount(cell) && parseBankAmount(cell) !== 0
}

function usualWidth(rows: readonly StatementRow[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? 0
}

function withoutEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}
