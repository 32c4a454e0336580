import { sql } from 'kysely'
import type { Db, Trx } from '../platform/database/db.ts'

/** Balance excluding points expired by `at`; negative while points are debt. */
export async function pointsBalance(db: Db | Trx, accountId: string, at: Date): Promise<number> {
  const row = await db
    .selectFrom('points_balances as b')
    .select((eb) => [
      'b.available',
      'b.debt',
      eb
        .selectFrom('points_lots as l')
        .select(sql<number>`coalesce(sum(l.remaining), 0)::int`.as('points'))
        .whereRef('l.account_id', '=', 'b.account_id')
        .where('l.remaining', '>', 0)
        .where('l.expires_at', '<=', at)
        .as('ended'),
    ])
    .where('b.account_id', '=', accountId)
    .executeTakeFirst()
  return row ? row.available - row.debt - (row.ended ?? 0) : 0
}

/**
 * Points earned in the twelve months before `at`, minus those taken back by refunds, with those of
 * accounts that were merged into this one; determines the tier.
 */
export async function earnedWithinYear(db: Db | Trx, accountId: string, at: Date): Promise<number> {
  const since = new Date(at)
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  const { earned } = await db
    .selectFrom('points_transactions')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('earned'))
    .where('account_id', 'in', (eb) =>
      eb
        .selectFrom('accounts as a')
        .select('a.id')
        .where((own) => own.or({ 'a.id': accountId, 'a.merged_into': accountId })),
    )
    .where('kind', 'in', ['earn', 'take_back'])
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Math.max(earned, 0)
}
