import { sql } from 'kysely'
import type { Trx } from '../platform/database/db.ts'

/** Goods amount of all refunds of an order, in any state. */
export async function refundedGoods(trx: Trx, orderId: string): Promise<number> {
  const { refunded } = await trx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(goods_cents), 0)::int`.as('refunded'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return refunded
}
