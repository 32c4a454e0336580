import { sql } from 'kysely'
import { hongKongDay, type Day } from '#domain/dates.ts'
import type { Db, Trx } from '../platform/database/db.ts'

interface EarnedPoints {
  points: number
  /** First day on which they can be spent; null if they can be spent. */
  spendable_on: Day | null
}

/** Points that an order has earned, less what refunds took back; null if nothing. */
export async function pointsOfOrder(
  db: Db | Trx,
  orderId: string,
  now: Date,
): Promise<EarnedPoints | null> {
  const { points, spendable_at } = await db
    .selectFrom('points_transactions as m')
    .select(sql<number>`coalesce(sum(m.points), 0)::int`.as('points'))
    .select((eb) =>
      eb
        .selectFrom('points_lots as l')
        .select((lot) => lot.fn.max('l.spendable_at').as('at'))
        .where('l.order_id', '=', orderId)
        .where('l.spendable_at', '>', now)
        .as('spendable_at'),
    )
    .where('m.order_id', '=', orderId)
    .where('m.kind', 'in', ['earn', 'take_back'])
    .executeTakeFirstOrThrow()
  return points > 0 ? { points, spendable_on: spendable_at && hongKongDay(spendable_at) } : null
}
