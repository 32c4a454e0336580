import { hongKongDay, hourMs, startOfHongKongDay } from '#domain/dates.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { readClosure } from '../settings/closure.ts'
import { readLimits } from '../settings/limits.ts'
import { startDeadline } from './move-order.ts'

/**
 * A closed shop takes no payment: if an order is paid there and its time would end before the shop
 * resumes, it gets its time again from then on. Answers whether it did.
 */
export async function keepThroughClosure(ctx: Ctx, orderId: string): Promise<boolean> {
  const resumesOn = (await readClosure(ctx))?.resumes_on ?? null
  if (resumesOn === null) return false
  const { payment_hours_cash: hours } = await readLimits(ctx)
  return inTransaction(ctx, async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select('expires_at')
      .where('id', '=', orderId)
      .where('payment_method', '=', 'cash')
      .where('current_status', '=', 'submitted')
      .forUpdate()
      .executeTakeFirst()
    if (!order?.expires_at || hongKongDay(order.expires_at) >= resumesOn) return false
    const since = startOfHongKongDay(resumesOn)
    const until = new Date(since.getTime() + hours * hourMs)
    await startDeadline(trx, orderId, { since, until })
    return true
  })
}
