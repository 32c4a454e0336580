import { cellWords } from './cell-words.ts'
import type { ColumnMarks } from './column-marks.ts'
import { columnNames, namesMoney, namesMoneyOut, namesText } from './column-names.ts'
import { isBankAmount } from './line-amount.ts'
import { isBankDay } from './line-day.ts'
import type { StatementColumns } from './statement-columns.ts'
import { linesOf, type StatementTable } from './statement-table.ts'

/**
 * The columns that the headings name and the values bear out; null without a date, a text and an
 * amount.
 */
export function suggestColumns(table: StatementTable, marks: ColumnMarks): StatementColumns | null {
  const words = table.headings.map(cellWords)
  const lines = linesOf(table)
  const marked = new Set([...marks.state, ...marks.direction])
  const holds = (at: number, fits: (cell: string) => boolean) =>
    lines.length === 0 || lines.some(({ cells }) => fits(cells[at] ?? ''))
  const find = (patterns: readonly RegExp[], fits: (heading: string, at: number) => boolean) => {
    for (const pattern of patterns) {
      const at = words.findIndex(
        (heading, place) => !marked.has(place) && pattern.test(heading) && fits(heading, place),
      )
      if (at !== -1) return at
    }
    return null
  }
  const date = find(columnNames.date, (_, at) => holds(at, isBankDay))
  const amount = find(
    columnNames.amount,
    (heading, at) => namesMoney(heading) && !namesMoneyOut(heading) && holds(at, isBankAmount),
  )
  const texts = words
    .flatMap((heading, at) => (namesText(heading) && !marked.has(at) ? at : []))
    .slice(0, 6)
  if (date === null || amount === null || texts.length === 0) return null
  return {
    date,
    texts,
    amount,
    direction: marks.direction[0] ?? null,
    state: marks.state[0] ?? null,
    currency: find(columnNames.currency, (heading) => !/balance|fee|source|結餘/.test(heading)),
  }
}

/** The columns of last time, with the marks that they leave out. */
export function withMarks(columns: StatementColumns, marks: ColumnMarks): StatementColumns {
  const used = (part: 'state' | 'direction') => {
    const { [part]: at } = columns
    const [first = null] = marks[part]
    return at !== null && (first === null || marks[part].includes(at)) ? at : first
  }
  return { ...columns, state: used('state'), direction: used('direction') }
}
