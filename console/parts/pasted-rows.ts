import { foldTyping } from '#domain/fold-typing.ts'

/** Rows of cells, or the line of the first that has more or fewer cells than the first one. */
export type PastedRows = { rows: string[][] } | { line: number }

type Separator = '\t' | ';' | ','

/**
 * Reads what was copied from a spreadsheet, or, with more separators, from the text of a file. Empty
 * lines keep their place, but those at the end are none.
 */
export function pastedRows(text: string, separators: readonly Separator[] = ['\t']): PastedRows {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
  const separator = separators.find((each) => plain.includes(each)) ?? '\t'
  const rows = rowsOf(plain, separator)
  const width = rows.find((cells) => cells.length > 1)?.length ?? 1
  const uneven = rows.findIndex(
    (cells) => cells.length !== width && (cells.length > 1 || cells[0] !== ''),
  )
  return uneven === -1 ? { rows } : { line: uneven + 1 }
}

/** A quoted cell may hold separators, and lines, which become spaces. */
function rowsOf(text: string, separator: Separator): string[][] {
  const rows: string[][] = [[]]
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}\n]*)(${separator}|\n|$)`, 'gy')
  for (const [, written = '', end = ''] of text.matchAll(cell)) {
    const quoted = /^"([^]*)"$/.exec(written)?.[1]?.replaceAll('""', '"')
    rows.at(-1)?.push((quoted ?? written).replaceAll('\n', ' ').trim())
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows
}

/** Numbers and codes, as they are typed with any keyboard. */
export function foldedCell(cell: string | undefined): string {
  return foldTyping(cell ?? '').trim()
}
