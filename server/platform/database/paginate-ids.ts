import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from './db.ts'
import type { Page } from './read-page.ts'

interface Search {
  /** `orders as o` */
  from: RawBuilder<unknown>
  fits: readonly RawBuilder<unknown>[]
  /** `o.created_at desc, o.id`: an index has it. */
  order: RawBuilder<unknown>
  /** Matching is expensive here, so each row is checked once for both the page and the total. */
  isCostly: boolean
}

/** The ids on one page of the matching rows, and the total. */
export async function paginateIds(
  db: Db | Trx,
  { from, fits, order, isCostly }: Search,
  { page, per_page }: Page,
): Promise<{ ids: string[]; total: number }> {
  const found = sql`from ${from} where ${sql.join(fits, sql` and `)}`
  const total = isCostly ? sql`count(*) over ()` : sql`null`
  const { rows } = await sql<{ id: string; total: number | null }>`
    select id, ${total} as total ${found} order by ${order}
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const counted = rows[0]?.total
  if (typeof counted === 'number') return { ids, total: counted }
  const all = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db)
  return { ids, total: all.rows[0]?.total ?? 0 }
}
