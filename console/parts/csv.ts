import { byteOrderMark, csvText } from '#domain/csv.ts'

export interface CsvColumn<Row> {
  title: string
  /** Writes it without grouping or currency, so that a spreadsheet can add it up. */
  text: (row: Row) => string
}

export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map(({ text }) => text(row)))
  return byteOrderMark + csvText([columns.map(({ title }) => title), ...cells])
}

export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
