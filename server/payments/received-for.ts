import { sql } from 'kysely'
import type { Db, Trx } from '../platform/database/db.ts'

/** What was paid for the order `o`, without surplus payments. */
export const receivedOf = sql<number>`coalesce((
  select sum(m.amount_cents)::int from payments m where m.order_id = o.id and not m.is_surplus
), 0)`

/** What went back of it: refunds that are done. */
export const refundedOf = sql<number>`coalesce((
  select sum(f.amount_cents)::int from refunds f
  join payments m on m.id = f.payment_id and not m.is_surplus
  where f.order_id = o.id and f.state = 'done'
), 0)`

/** What is left to pay of the order `o`. */
export const dueOf = sql<number>`o.total_cents - ${receivedOf}`

/** What was paid for an order; less than its total while it is unpaid. Stable under its lock. */
export async function receivedFor(db: Db | Trx, orderId: string): Promise<number> {
  const { received } = await db
    .selectFrom('orders as o')
    .select(receivedOf.as('received'))
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow()
  return received
}
