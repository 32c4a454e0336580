import { sql } from 'kysely'
import { dayMs } from '#domain/dates.ts'
import { cached } from '../platform/cache/cached.ts'
import type { Ctx } from '../platform/context.ts'

const daysBack = 90
/** More than one page shows, since some may not be for sale any more. */
const maxBestSellers = 60

/** Announced every night. */
export const tagOfBestSellers = 'best-sellers'

/** Ids of the products bought most in a store, gifts and cancelled orders left out. */
export function bestSellers(ctx: Ctx, storeId: string): Promise<string[]> {
  return cached(ctx, `${tagOfBestSellers}:${storeId}`, async () => {
    const since = new Date(ctx.clock().getTime() - daysBack * dayMs)
    const rows = await ctx.db
      .selectFrom('order_items as i')
      .innerJoin('orders as o', 'o.id', 'i.order_id')
      .select('i.product_id')
      .where('o.store_id', '=', storeId)
      .where('o.created_at', '>', since)
      .where('o.current_status', '<>', 'cancelled')
      .where('i.is_gift', '=', false)
      .groupBy('i.product_id')
      .orderBy(sql`sum(i.qty - i.cancelled_qty)`, 'desc')
      .orderBy('i.product_id')
      .limit(maxBestSellers)
      .execute()
    return { value: rows.map(({ product_id: id }) => id), tags: [tagOfBestSellers] }
  })
}
