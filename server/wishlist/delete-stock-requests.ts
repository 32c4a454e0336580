import type { Ctx } from '../platform/context.ts'
import { daysAgo } from '../platform/time-ago.ts'

const keptDays = { notified: 30, open: 365 } as const

/** Answered back-in-stock requests, and those open for a year. */
export async function deleteStockRequests(ctx: Ctx): Promise<void> {
  const requests = ctx.db.deleteFrom('stock_requests')
  await requests.where('notified_at', '<', daysAgo(ctx, keptDays.notified)).execute()
  await requests.where('created_at', '<', daysAgo(ctx, keptDays.open)).execute()
}
