import { sql } from 'kysely'
import type { Db, Trx } from '../platform/database/db.ts'

/** Says whether a return of the order that earned the lot `l` is undecided. */
export const isReturnUndecided = sql<boolean>`exists (
  select from refund_requests q where q.order_id = l.order_id and q.state = 'waiting'
)`

/** Says whether the lot `l` can be spent: its order can no longer be returned. */
export function isSpendable(at: Date) {
  return sql<boolean>`(l.spendable_at <= ${at} and not ${isReturnUndecided})`
}

export type PointsLot = Awaited<ReturnType<typeof findLots>>[number]

/** Rests of an account's lots, the soonest to expire first. */
export function findLots(db: Db | Trx, accountId: string, at: Date) {
  return db
    .selectFrom('points_lots as l')
    .select(['l.id', 'l.order_id', 'l.remaining', 'l.spendable_at', 'l.expires_at'])
    .select(isSpendable(at).as('is_spendable'))
    .where('l.account_id', '=', accountId)
    .where('l.remaining', '>', 0)
    .orderBy('l.expires_at')
    .orderBy('l.id')
    .execute()
}
