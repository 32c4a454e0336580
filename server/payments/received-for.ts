import { sql } from 'kysely'
import type { Db, Trx } from '../platform/database/db.ts'

/** What is left to pay of the order `o`. */
export const dueOf = sql<number>`o.total_cents - coalesce((
  select sum(m.amount_cents)::int from payments m where m.order_id = o.id and not m.is_surplus
), 0)`

/** What was paid for an order; less than its total while it is unpaid. Stable under its lock. */
export async function receivedFor(db: Db | Trx, orderId: string): Promise<number> {
  const { received } = await db
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('received'))
    .where('order_id', '=', orderId)
    .where('is_surplus', '=', false)
    .executeTakeFirstOrThrow()
  return received
}
