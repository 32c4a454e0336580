import { sql } from 'kysely'
import { byteOrderMark, csvText } from '#domain/csv.ts'
import type { Db } from '../../platform/database/db.ts'
import { readByCursor } from '../../platform/database/read-by-cursor.ts'
import { tableQueries } from './table-queries.ts'

export type Table = keyof typeof tableQueries
export const tables = ['orders', 'stock', 'customers', 'journal'] as const satisfies Table[]

/**
 * Writes a table as CSV, in one state of the shop and in parts, with headings if it has a row.
 * Answers the number of rows.
 */
export async function exportTable(
  db: Db,
  table: Table,
  write: (text: string) => Promise<unknown>,
): Promise<number> {
  let count = 0
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`set transaction read only`.execute(trx)
      await write(byteOrderMark)
      for await (const rows of readByCursor(trx, tableQueries[table])) {
        const [first] = rows
        if (count === 0 && first) await write(csvText([Object.keys(first)]))
        await write(csvText(rows.map((row) => Object.values(row).map((cell) => cell ?? ''))))
        count += rows.length
      }
    })
  return count
}
