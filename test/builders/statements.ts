import { marksOf } from '#domain/bank/column-marks.ts'
import type { DayOrder } from '#domain/bank/line-day.ts'
import { referenceInLine } from '#domain/bank/line-reference.ts'
import { readStatement } from '#domain/bank/read-statement.ts'
import { statementOrder } from '#domain/bank/statement-order.ts'
import { suggestColumns } from '#domain/bank/suggest-columns.ts'
import { readTable } from '#server/payments/statements/read-table.ts'

export type ReadLine = [day: string, cents: number, text: string, reference: string | null]

/** A statement as the shop reads it by itself; null if a person has to choose columns or order. */
export function readByItself(text: string, chosen?: DayOrder) {
  const table = readTable(text)
  const marks = marksOf(table)
  const columns = suggestColumns(table, marks)
  const order = chosen ?? statementOrder(table, columns).order
  if (!columns || !order) return null
  const { lines, leftOut, unreadable } = readStatement(table, { columns, marks, order })
  return {
    lines: lines.map(({ day, cents, text: of }): ReadLine => [day, cents, of, referenceInLine(of)]),
    leftOut,
    unreadable,
  }
}
