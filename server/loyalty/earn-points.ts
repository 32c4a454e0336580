import { returnsEndAt } from '#domain/aftersales/may-ask.ts'
import { pointsFor } from '#domain/membership/earning.ts'
import { tierStatusOf } from '#domain/membership/tiers.ts'
import { cents, points } from '#domain/money.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { findLimits } from '../settings/limits.ts'
import { earnedWithinYear } from './balance.ts'
import { lockPoints, creditPoints } from './points-account.ts'
import { refundedGoods } from './refunded-goods.ts'
import { findTerms } from './terms.ts'

/**
 * Credits a completed order's points, once: for the money paid for goods, excluding delivery and
 * earlier refunds, at the current tier's rate. They can be spent, and live, from the end of the days
 * for returns on. Temporary accounts earn none.
 */
export async function earnPoints(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  { orderId }: { orderId: string },
): Promise<void> {
  const order = await trx
    .selectFrom('orders as o')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(['a.id as account_id', 'o.total_cents', 'o.shipping_cents'])
    .where('o.id', '=', orderId)
    .where('a.kind', '=', 'REGISTERED')
    .where('a.closed_at', 'is', null)
    .executeTakeFirst()
  if (!order) return
  const account = await lockPoints(trx, ctx, order.account_id)
  const known = await trx
    .selectFrom('points_transactions')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'earn')
    .executeTakeFirst()
  if (known) return
  const now = ctx.clock()
  const terms = await findTerms(trx)
  const goods = order.total_cents - order.shipping_cents
  const { tier } = tierStatusOf(
    terms.tiers,
    points(await earnedWithinYear(trx, account.accountId, now)),
  )
  const stays = cents(goods - (await refundedGoods(trx, orderId)))
  const earned = pointsFor(stays, tier.factorPercent)
  const movement = {
    kind: 'earn' as const,
    order_id: orderId,
    goods_cents: goods,
    factor_percent: tier.factorPercent,
  }
  const { return_days: returnDays } = await findLimits(trx)
  const spendableAt = returnsEndAt(now, returnDays)
  await creditPoints(trx, ctx, account, movement, [
    { points: earned, expiresAt: terms.expiryOf(spendableAt), spendableAt, orderId },
  ])
}
