import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from './types.ts'

/**
 * Puts rows into a table, all as one value: the statement is the same for one row and for a hundred,
 * so that it is prepared once. JSON columns take what they hold, not its text. The first row says
 * which columns are given.
 */
export function insertRows<Table extends keyof Database>(
  table: Table,
  rows: readonly Partial<Selectable<Database[Table]>>[],
): RawBuilder<unknown> {
  const [first] = rows
  if (!first) return sql`select`
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  const name = sql.table(table)
  return sql`insert into ${name} (${columns})
    select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`
}
