import { sql } from 'kysely'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { addJob, type Jobs } from '../platform/jobs/queue.ts'

/** Rows per transaction. */
const atOnce = 500

/** Queues an email for everyone who asked, if the variant is still available. */
export async function alertStockRequests(
  ctx: Ctx,
  job: Jobs['alert_stock_requests'],
): Promise<void> {
  if (!(await isAvailable(ctx, job))) return
  let queued = atOnce
  while (queued === atOnce) queued = await queueSome(ctx, job)
}

async function isAvailable(ctx: Ctx, job: Jobs['alert_stock_requests']): Promise<boolean> {
  const { rows } = await sql`
    select 1 from stock_levels s join warehouses h on h.id = s.warehouse_id
    where s.variant_id = ${job.variant_id} and h.store_id = ${job.store_id}
      and s.on_hand > s.reserved
    union all
    select 1 from preorder_levels o
    where o.variant_id = ${job.variant_id} and o.store_id = ${job.store_id}
      and o.max_qty > o.taken
    limit 1`.execute(ctx.db)
  return rows.length > 0
}

function queueSome(ctx: Ctx, job: Jobs['alert_stock_requests']): Promise<number> {
  return inTransaction(ctx, async (trx) => {
    const due = await trx
      .selectFrom('stock_requests')
      .select('id')
      .where('variant_id', '=', job.variant_id)
      .where('store_id', '=', job.store_id)
      .where('notified_at', 'is', null)
      .orderBy('id')
      .limit(atOnce)
      .forUpdate()
      .execute()
    for (const { id } of due) {
      await trx
        .updateTable('stock_requests')
        .set({ notified_at: ctx.clock() })
        .where('id', '=', id)
        .execute()
      await addJob(trx, 'send_stock_alert', { request_id: id })
    }
    return due.length
  })
}
