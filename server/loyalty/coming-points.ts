import { hongKongDay, type Day } from '#domain/dates.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { isSpendable } from './points-lots.ts'

interface ComingPoints {
  points: number
  /** Null while a return is undecided that was requested before that day. */
  spendable_on: Day | null
  order: { _id: string; reference: string } | null
}

/** Points that cannot be spent yet, by order, the soonest first. */
export async function comingPoints(
  db: Db | Trx,
  accountId: string,
  now: Date,
): Promise<ComingPoints[]> {
  const rows = await db
    .selectFrom('points_lots as l')
    .leftJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.remaining', 'l.spendable_at', 'o.id', 'o.reference'])
    .where('l.account_id', '=', accountId)
    .where('l.remaining', '>', 0)
    .where('l.expires_at', '>', now)
    .where((eb) => eb.not(isSpendable(now)))
    .orderBy('l.spendable_at')
    .orderBy('l.id')
    .execute()
  return rows.map(({ remaining, spendable_at, id, reference }) => ({
    points: remaining,
    spendable_on: spendable_at > now ? hongKongDay(spendable_at) : null,
    order: id !== null && reference !== null ? { _id: id, reference } : null,
  }))
}
