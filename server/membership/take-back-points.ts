import { pointsToTakeBack } from '#domain/membership/earning.ts'
import { cents, points } from '#domain/money.ts'
import type { Ctx, Trx } from '../context.ts'
import { lockPoints, takeOut } from './points-account.ts'
import { refundedGoods } from './refunded-goods.ts'

interface Refund {
  orderId: string
  refundId: string
  /** What goes back for goods; delivery earned nothing and is left out. */
  cents: number
}

/**
 * A refund takes back what the money earned, once per refund. Points spent meanwhile are owed, the
 * only way in which a balance goes below zero. A refund before completion lessens what the order
 * will earn.
 */
export async function takeBackPoints(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  { orderId, refundId, cents: refunded }: Refund,
): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select('account_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (order.account_id === null) return
  const account = await lockPoints(trx, ctx, order.account_id)
  const known = await trx
    .selectFrom('points_movements')
    .select('id')
    .where('refund_id', '=', refundId)
    .where('kind', '=', 'take_back')
    .executeTakeFirst()
  if (known) return
  const movement = {
    kind: 'take_back' as const,
    order_id: orderId,
    refund_id: refundId,
    goods_cents: refunded,
  }
  await takeOut(trx, ctx, account, movement, await lostBy(trx, orderId, refunded), { orderId })
}

/** Nothing, where nothing has been earned yet. */
async function lostBy(trx: Trx, orderId: string, refunded: number): Promise<number> {
  const entries = await trx
    .selectFrom('points_movements')
    .select(['kind', 'points', 'goods_cents', 'factor_percent'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['earn', 'take_back'])
    .execute()
  const earning = entries.find(({ kind }) => kind === 'earn')
  if (!earning) return 0
  return pointsToTakeBack({
    goods: cents(earning.goods_cents ?? 0),
    refunded: cents((await refundedGoods(trx, orderId)) + refunded),
    factorPercent: earning.factor_percent ?? 100,
    earned: points(entries.reduce((sum, entry) => sum + entry.points, 0)),
  })
}
