import { CsvError, parse } from 'csv-parse/sync'
import { issueSentences } from '#contract/issue-sentences.ts'
import { plainCell } from '#domain/csv.ts'
import { invalid } from '#domain/errors.ts'
import {
  findTable,
  linesOf,
  type StatementRow,
  type StatementTable,
} from '#domain/bank/statement-table.ts'

const separators = [',', '\t', ';', '|'] as const

/**
 * The table of a statement's text, by the separator that makes the most lines whole. Throws
 * `invalid` if no row has a date and an amount.
 */
export function readTable(text: string): StatementTable {
  const tables = separators.flatMap((separator) => findTable(rowsOf(text, separator)) ?? [])
  const [best] = tables.toSorted((a, b) => linesOf(b).length - linesOf(a).length)
  if (!best) throw invalid('text', issueSentences.no_statement)
  return best
}

/** None if a quote is left open: then the text has no rows to trust. */
function rowsOf(text: string, delimiter: string): StatementRow[] {
  const rows: StatementRow[] = []
  try {
    parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) =>
        void rows.push({ line: lines, cells: cells.map(cellText) }),
    })
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return []
  }
}

/** Without what keeps a spreadsheet from changing a cell: `="00123"`, `'-5`. */
function cellText(cell: string): string {
  const plain = cell.replaceAll(/[\u{200B}-\u{200F}\u{FEFF}]/gu, '').trim()
  return plainCell(/^="([^"]*)"$/.exec(plain)?.[1] ?? plain).trim()
}
