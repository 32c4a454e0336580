import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from './types.ts'

/**
 * Inserts rows as a single parameter: the statement is the same for one row and for a hundred, so
 * it is prepared once. JSON columns take values, not JSON text. The first row determines the
 * columns.
 */
export function insertRows<Table extends keyof Database>(
  table: Table,
  rows: readonly Partial<Selectable<Database[Table]>>[],
): RawBuilder<unknown> {
  const [first] = rows
  if (!first) return sql`select`
  // Written as one piece, so that an order of fifty columns is built quickly.
  const columns = sql.raw(Object.keys(first).map(quoted).join(', '))
  const name = sql.table(table)
  return sql`insert into ${name} (${columns})
    select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`
}

/** The names come from our own types; quoted, they cannot be anything but names. */
function quoted(column: string): string {
  return `"${column.replaceAll('"', '""')}"`
}
