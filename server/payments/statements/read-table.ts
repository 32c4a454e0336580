import { CsvError, parse } from 'csv-parse/sync'
import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import { parseBankAmount } from '#domain/bank/line-amount.ts'
import { parseBankDay } from '#domain/bank/line-day.ts'
import { suggestColumns } from './suggest-columns.ts'

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

/**
 * The table of a statement, below whatever the bank writes above it. Throws `invalid` if no row
 * has a date and an amount.
 */
export function readTable(text: string): StatementTable {
  const rows = rowsOf(text)
  const named = rows.slice(0, maxLinesAbove).find(({ cells }) => suggestColumns(cells) !== null)
  const first = named ? rows.indexOf(named) + 1 : 0
  const start = rows.findIndex(({ cells }, at) => at >= first && hasDayAndAmount(cells))
  if (start === -1) throw invalid('text', issueSentences.no_statement)
  const heading = named ?? rows.slice(0, start).findLast(({ cells }) => cells.length > 2)
  const width = Math.max(...rows.slice(start).map(({ cells }) => cells.length))
  const headings = Array.from({ length: width }, (_, at) => heading?.cells[at] ?? '')
  return { headings, rows: rows.slice(named ? first : start) }
}

function rowsOf(text: string): StatementRow[] {
  const rows: StatementRow[] = []
  try {
    parse(text, {
      bom: true,
      delimiter: text.split(';').length > text.split(',').length ? ';' : ',',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (cells: string[], { lines }) => void rows.push({ line: lines, cells }),
    })
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw invalid('text', issueSentences.no_statement)
  }
}

function hasDayAndAmount(cells: readonly string[]): boolean {
  const at = cells.findIndex((cell) => parseBankDay(cell) !== null)
  return (
    at !== -1 && cells.some((cell, other) => other !== at && (parseBankAmount(cell) ?? 0) !== 0)
  )
}
