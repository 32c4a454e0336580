import { sql } from 'kysely'
import type { Trx } from '../platform/database/db.ts'

/** The unrefunded delivery fee once every bought item is returned; zero before. */
export async function deliveryRest(trx: Trx, orderId: string): Promise<number> {
  if (!(await isAllBack(trx, orderId))) return 0
  const { shipping, given } = await trx
    .selectFrom('orders as o')
    .leftJoin('refund_requests as q', 'q.order_id', 'o.id')
    .select('o.shipping_cents as shipping')
    .select(sql<number>`coalesce(sum(q.shipping_cents), 0)::int`.as('given'))
    .where('o.id', '=', orderId)
    .groupBy('o.id')
    .executeTakeFirstOrThrow()
  return shipping - given
}

/** Whether the return of every item is granted; gifts may be kept. */
async function isAllBack(trx: Trx, orderId: string): Promise<boolean> {
  const kept = await trx
    .selectFrom('order_items as i')
    .select('i.id')
    .where('i.order_id', '=', orderId)
    .where('i.is_gift', '=', false)
    .where(
      sql<boolean>`i.qty > coalesce((
        select sum(r.granted_qty) from refund_request_items r where r.order_item_id = i.id
      ), 0)`,
    )
    .limit(1)
    .executeTakeFirst()
  return kept === undefined
}
