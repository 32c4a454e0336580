import { parse } from 'csv-parse/sync'
import type { Problem } from './problem.ts'

export interface CsvRow {
  /** Line of the file the row begins on. */
  line: number
  /** The cell under a heading, trimmed; empty when there is no such column. */
  cell: (heading: string) => string
}

export interface Csv {
  headings: readonly string[]
  rows: readonly CsvRow[]
  problems: readonly Problem[]
}

/** Reads a CSV text with a heading line. What cannot be read is a problem, not an exception. */
export function readCsv(text: string): Csv {
  try {
    return rowsOf(text)
  } catch (error) {
    return { headings: [], rows: [], problems: [unreadable(error)] }
  }
}

function rowsOf(text: string): Csv {
  const parsed: { info: { lines: number }; record: Record<string, string>; raw: string }[] = parse(
    text,
    {
      bom: true,
      columns: (headings: string[]) => headings.map((heading) => heading.trim()),
      info: true,
      raw: true,
      skip_empty_lines: true,
    },
  )
  const rows = parsed.map(({ info, record, raw }) => ({
    line: info.lines - (raw.trimEnd().match(/\n/g)?.length ?? 0),
    cell: (heading: string) => (record[heading] ?? '').trim(),
  }))
  const headings = Object.keys(parsed[0]?.record ?? {})
  const missing = ['Handle', 'Title', 'Variant Price'].filter((name) => !headings.includes(name))
  return {
    headings,
    rows,
    problems: missing.map((name) => ({ line: 1, column: name, message: 'This column is missing' })),
  }
}

function unreadable(error: unknown): Problem {
  const line = error instanceof Error && 'lines' in error ? Number(error.lines) : 1
  return { line, column: '', message: error instanceof Error ? error.message : String(error) }
}
