import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { isSpendable } from './points-lots.ts'

/** Spendable points by expiry date, soonest first. */
export async function endingPoints(
  db: Db,
  accountId: string,
  now: Date,
): Promise<{ points: number; expires_at: string }[]> {
  const rows = await db
    .selectFrom('points_lots as l')
    .select(['expires_at', sql<number>`sum(remaining)::int`.as('points')])
    .where('account_id', '=', accountId)
    .where('remaining', '>', 0)
    .where('expires_at', '>', now)
    .where(isSpendable(now))
    .groupBy('expires_at')
    .orderBy('expires_at')
    .execute()
  return rows.map(({ points, expires_at }) => ({ points, expires_at: expires_at.toISOString() }))
}
