import { sql } from 'kysely'
import { dayMs } from '#domain/dates.ts'
import { returnsEndAt } from '#domain/aftersales/may-ask.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { findLimits } from '../settings/limits.ts'

/**
 * Coming points follow the days for returns when those are changed; points that can be spent stay
 * spendable. They live as long as before.
 */
export async function reschedulePoints(ctx: Ctx): Promise<void> {
  const now = ctx.clock()
  await inTransaction(ctx, async (trx) => {
    const { return_days: returnDays } = await findLimits(trx)
    const earnings = await trx
      .selectFrom('points_lots as l')
      .innerJoin('points_transactions as m', (join) =>
        join.onRef('m.order_id', '=', 'l.order_id').on('m.kind', '=', 'earn'),
      )
      .select(['l.id', 'm.created_at', 'l.spendable_at'])
      .where('l.remaining', '>', 0)
      .where('l.spendable_at', '>', now)
      .execute()
    const moved = earnings.flatMap((earning) => {
      const at = returnsEndAt(earning.created_at, returnDays)
      const days = (at.getTime() - earning.spendable_at.getTime()) / dayMs
      return days === 0 ? [] : [{ id: earning.id, days }]
    })
    // Leaves out those that staff released meanwhile.
    await sql`
      update points_lots l set spendable_at = l.spendable_at + m.days * interval '24 hours',
        expires_at = l.expires_at + m.days * interval '24 hours'
      from unnest(
        ${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ days }) => days)}::int[]
      ) as m (id, days)
      where l.id = m.id and l.spendable_at > ${now}`.execute(trx)
  })
}
