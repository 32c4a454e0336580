import { sql } from 'kysely'
import type { Db, Trx } from '../platform/database/db.ts'
import { isSpendable } from './points-lots.ts'

/** The points that can be spent at `at`, less those that are owed. */
export async function pointsBalance(db: Db | Trx, accountId: string, at: Date): Promise<number> {
  const row = await db
    .selectFrom('points_balances as b')
    .select((eb) => [
      'b.debt',
      eb
        .selectFrom('points_lots as l')
        .select(sql<number>`coalesce(sum(l.remaining), 0)::int`.as('points'))
        .whereRef('l.account_id', '=', 'b.account_id')
        .where('l.remaining', '>', 0)
        .where('l.expires_at', '>', at)
        .where(isSpendable(at))
        .as('spendable'),
    ])
    .where('b.account_id', '=', accountId)
    .executeTakeFirst()
  return row ? (row.spendable ?? 0) - row.debt : 0
}

/**
 * Points earned in the twelve months before `at`, minus those taken back by refunds and those still
 * coming, with those of accounts that were merged into this one; determines the tier.
 */
export async function earnedWithinYear(db: Db | Trx, accountId: string, at: Date): Promise<number> {
  const since = new Date(at)
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  const { earned } = await db
    .selectFrom('points_transactions as m')
    .leftJoin('points_lots as l', (join) =>
      join
        .onRef('l.order_id', '=', 'm.order_id')
        .on('m.kind', '=', 'earn')
        .on('l.remaining', '>', 0)
        .on((eb) => eb.not(isSpendable(at))),
    )
    .select(sql<number>`coalesce(sum(m.points - coalesce(l.remaining, 0)), 0)::int`.as('earned'))
    .where('m.account_id', 'in', (eb) =>
      eb
        .selectFrom('accounts as a')
        .select('a.id')
        .where((own) => own.or({ 'a.id': accountId, 'a.merged_into': accountId })),
    )
    .where('m.kind', 'in', ['earn', 'take_back'])
    .where('m.created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Math.max(earned, 0)
}
