import { pointsToTakeBack } from '#domain/membership/earning.ts'
import { cents, points } from '#domain/money.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { customerOf } from './customer-of.ts'
import { lockPoints, debitPoints, spendableLots } from './points-account.ts'
import { refundedGoods } from './refunded-goods.ts'

interface Refund {
  orderId: string
  refundId: string
}

/**
 * Takes back the points earned with refunded money, once per refund; the refund must already be
 * stored. The order's own points go first, so as long as they are coming nothing else is touched.
 * Points spent meanwhile are owed, which is the only way a balance becomes negative. Does nothing
 * before the order has earned points: `earnPoints` deducts earlier refunds.
 */
export async function reversePoints(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  { orderId, refundId }: Refund,
): Promise<void> {
  const earning = await trx
    .selectFrom('points_transactions as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['m.goods_cents', 'm.factor_percent', customerOf])
    .where('m.order_id', '=', orderId)
    .where('m.kind', '=', 'earn')
    .executeTakeFirst()
  if (!earning) return
  const account = await lockPoints(trx, ctx, earning.customer_id)
  const entries = await trx
    .selectFrom('points_transactions')
    .select(['points', 'refund_id'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['earn', 'take_back'])
    .execute()
  if (entries.some((entry) => entry.refund_id === refundId)) return
  const lost = pointsToTakeBack({
    goods: cents(earning.goods_cents ?? 0),
    refunded: cents(await refundedGoods(trx, orderId)),
    factorPercent: earning.factor_percent ?? 100,
    earned: points(entries.reduce((sum, entry) => sum + entry.points, 0)),
  })
  if (lost === 0) return
  const { goods_cents } = await trx
    .selectFrom('refunds')
    .select('goods_cents')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  const movement = {
    kind: 'take_back' as const,
    order_id: orderId,
    refund_id: refundId,
    goods_cents,
  }
  const own = account.lots.filter((lot) => lot.order_id === orderId)
  // Not from what other orders have coming, which they may have to give back themselves.
  const others = spendableLots(account).filter((lot) => lot.order_id !== orderId)
  await debitPoints(trx, ctx, account, movement, lost, [...own, ...others])
}
