import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#server/platform/database/db.ts'

/** Resolves once as many statements in this database wait for a lock. */
export async function untilSomebodyWaits(db: Db, statements = 1): Promise<void> {
  const count = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length
  }
  await expect.poll(count).toBeGreaterThanOrEqual(statements)
}
