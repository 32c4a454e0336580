import { cellWords } from './cell-words.ts'
import type { StatementTable } from './statement-table.ts'

const split = /^\D*\d{1,3}(,\d{3})+(?<fraction>\.\d{1,2})?\D*$/

/**
 * Finds the amount that the comma between its thousands has split into cells: `1`, `240.00`. An
 * amount that may be whole is none: one of a column without decimals, before cells of other shapes.
 */
export function findSplits({ headings, rows }: StatementTable, column: number) {
  const others = rows.filter(({ cells }) => joinedAmount(cells, column) === null)
  const wholes = others.map(({ cells }) => cellWords(cells[column] ?? '')).filter(Boolean)
  const hasDecimals = wholes.length === 0 || wholes.some((cell) => /[.,]\d{1,2}\D*$/.test(cell))
  const next = cellWords(headings[column + 1] ?? '')
  const isBeforeMoney = next === '' || /balance|結餘|餘額/.test(next)

  return function splitIn(cells: readonly string[]): string | null {
    const text = joinedAmount(cells, column)
    const found = text === null ? null : split.exec(text)
    if (!found) return null
    const isCertain =
      found.groups?.fraction === undefined ? isBeforeMoney : hasDecimals || found[0].includes(',0')
    return isCertain ? text : null
  }
}

/** The beginning of an amount with the cells that may continue it; null if there are none. */
export function joinedAmount(cells: readonly string[], column: number): string | null {
  const [first = '', ...rest] = cells.slice(column).map((cell) => cell.normalize('NFKC').trim())
  if (!/^\D*\d{1,3}$/.test(first)) return null
  const end = rest.findIndex((cell) => !/^\d{3}$/.test(cell))
  const middles = end === -1 ? rest : rest.slice(0, end)
  const last = rest[middles.length] ?? ''
  const parts = /^\d{3}\.\d{1,2}\D*$/.test(last) ? [...middles, last] : middles
  return parts.length === 0 ? null : [first, ...parts].join(',')
}
