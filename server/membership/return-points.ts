import type { Ctx, Trx } from '../context.ts'
import { lockPoints, putIn } from './points-account.ts'

/** What would have ended meanwhile, or soon, can be spent for so many days more. */
const graceDays = 30

/** Gives back what an order spent, exactly once; does nothing when it spent none. */
export async function returnPoints(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  { orderId }: { orderId: string },
): Promise<void> {
  const spending = await trx
    .selectFrom('points_movements')
    .select(['id', 'account_id'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'spend')
    .executeTakeFirst()
  if (!spending) return
  const account = await lockPoints(trx, ctx, spending.account_id)
  const returned = await trx
    .selectFrom('points_movements')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'return')
    .executeTakeFirst()
  if (returned) return
  const drawn = await trx
    .selectFrom('points_draws as d')
    .innerJoin('points_lots as l', 'l.id', 'd.lot_id')
    .select(['d.points', 'l.expires_at'])
    .where('d.movement_id', '=', spending.id)
    .orderBy('l.expires_at')
    .execute()
  const soonest = new Date(ctx.clock().getTime() + graceDays * 24 * 3_600_000)
  const lots = drawn.map(({ points, expires_at }) => ({
    points,
    expiresAt: expires_at < soonest ? soonest : expires_at,
  }))
  await putIn(trx, ctx, account, { kind: 'return', order_id: orderId }, lots)
}
