import { parse } from 'csv-parse/sync'
import { plainCell } from '#domain/csv.ts'
import { visibleText } from '#domain/visible-text.ts'
import { columnOf, isWorthANote } from './columns.ts'
import type { Sentence } from './import-texts.ts'
import { otherFormat } from './other-formats.ts'
import type { Problem } from './problem.ts'

export interface CsvRow {
  line: number
  /** The trimmed cell of a column (see columns.ts); empty if the column is missing. */
  cell: (column: string) => string
  /** The row's text in the file, to tell a row that is there twice. */
  raw: string
}

export interface Csv {
  /** The file's own heading of a column. */
  headingOf: (column: string) => string
  columns: readonly string[]
  rows: readonly CsvRow[]
  problems: readonly Problem[]
  notes: readonly Problem[]
}

/** Parses text in columns with a heading line. Unreadable input is reported as a problem, not thrown. */
export function readCsv(text: string): Csv {
  try {
    return rowsOf(text)
  } catch (error) {
    return { ...nothing, problems: [unreadable(error)] }
  }
}

const nothing: Csv = {
  headingOf: (column) => column,
  columns: [],
  rows: [],
  problems: [],
  notes: [],
}

interface Parsed {
  info: { lines: number }
  /** Cells by column number, because headings may repeat. */
  record: Record<string, string>
  raw: string
}

function rowsOf(text: string): Csv {
  const headings: string[] = []
  // Excel's own first line, which names the separator.
  const named = /^\uFEFF?sep=(.)\r?\n/i.exec(text)
  const parsed: Parsed[] = parse(text, {
    bom: true,
    delimiter: named?.[1] ?? separatorOf(text),
    from_line: named ? 2 : 1,
    columns: (found: string[]) => {
      headings.push(...found.map((heading) => heading.trim()))
      return headings.map((_, at) => String(at))
    },
    info: true,
    raw: true,
    skip_empty_lines: true,
  })
  if (headings.length === 0) return { ...nothing, problems: [whole((t) => t.empty)] }
  const columns = headings.map((heading) => columnOf(heading) ?? heading)
  const places = new Map(columns.map((column, at) => [column, at]))
  const headingOf = (column: string) => headings[places.get(column) ?? -1] ?? column
  const rows = parsed.map(({ info, record, raw }) => ({
    line: info.lines - (raw.trimEnd().match(/\n/g)?.length ?? 0),
    cell: (column: string) => plainCell(visibleText(record[places.get(column) ?? -1] ?? '').trim()),
    raw: JSON.stringify(record),
  }))
  const problems = headingProblems(headings, columns)
  if (problems.length === 0 && rows.length === 0) {
    problems.push(whole((t) => t.noProducts))
  }
  return { headingOf, columns, rows, problems, notes: unknownColumns(headings) }
}

/** The one of commas, semicolons, tabs and bars that separates most headings. */
function separatorOf(text: string): string {
  const line = /^(?:"[^"]*"|[^"\r\n])*/.exec(text.trimStart())?.[0].replaceAll(/"[^"]*"/g, '') ?? ''
  const counted = [',', ';', '\t', '|'].map((each) => ({ each, count: line.split(each).length }))
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).each
}

function headingProblems(headings: readonly string[], columns: readonly string[]): Problem[] {
  const other = otherFormat(headings)
  if (other) return [whole(other)]
  const missing = ['Handle', 'Title', 'Variant Price'].filter((name) => !columns.includes(name))
  if (missing.length === 3) {
    return [whole((t) => t.notProductFile)]
  }
  const twice = headings.filter(
    (heading, at) => heading !== '' && columns.indexOf(columns[at] ?? '') < at,
  )
  return [
    ...missing.map((column) => ({ ...whole((t) => t.columnMissing), column })),
    ...twice.map((heading) => whole((t) => t.columnTwice(heading))),
  ]
}

function unknownColumns(headings: readonly string[]): Problem[] {
  const unknown = headings.filter((each) => columnOf(each) === undefined && isWorthANote(each))
  if (unknown.length === 0) return []
  return [whole((t) => t.columnsIgnored(unknown.join(', ')))]
}

function whole(sentence: Sentence): Problem {
  return { line: 1, column: '', sentence }
}

function unreadable(error: unknown): Problem {
  if (!(error instanceof Error)) throw error
  const line = 'lines' in error ? Number(error.lines) : 1
  const code = 'code' in error ? String(error.code) : ''
  const reason = reasons[code] ?? (() => error.message)
  return { line, column: '', sentence: (t) => t.notCsv(reason(t)) }
}

const reasons: Readonly<Record<string, Sentence>> = {
  CSV_QUOTE_NOT_CLOSED: (t) => t.quoteOpen,
  INVALID_OPENING_QUOTE: (t) => t.quoteInside,
  CSV_INVALID_CLOSING_QUOTE: (t) => t.textAfterQuote,
  CSV_RECORD_INCONSISTENT_COLUMNS: (t) => t.unevenRow,
}
