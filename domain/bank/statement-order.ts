import { dayOrderOf, type DayOrder } from './line-day.ts'
import type { StatementColumns } from './statement-columns.ts'
import { isWhole, type StatementTable } from './statement-table.ts'

/** The order of day and month in a statement: by its dates, or by other days that it has; else as usual. */
export function statementOrder(
  table: StatementTable,
  columns: StatementColumns | null,
  usual: DayOrder = 'day_first',
): ReturnType<typeof dayOrderOf> {
  const rows = table.rows.filter((row) => isWhole(table, row))
  const all = dayOrderOf(
    rows.flatMap(({ cells }) => cells),
    usual,
  )
  if (!columns) return all
  const own = dayOrderOf(
    rows.map(({ cells }) => cells[columns.date] ?? ''),
    usual,
  )
  return !own.isProven && own.order !== null && all.isProven ? all : own
}
