import { type RawBuilder, sql } from 'kysely'
import type { Trx } from './db.ts'

const atOnce = 500

/** Rows of a query, 500 at a time, so that memory does not grow with the table. One at a time. */
export async function* readByCursor<Row>(trx: Trx, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  await sql`declare rows_in_turn no scroll cursor for ${query}`.execute(trx)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(atOnce)} from rows_in_turn`.execute(trx)
    if (rows.length > 0) yield rows
    if (rows.length < atOnce) break
  }
  await sql`close rows_in_turn`.execute(trx)
}
