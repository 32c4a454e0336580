import { cached } from '../platform/cache/cached.ts'
import type { Ctx } from '../platform/context.ts'

export function pickupShops(ctx: Ctx, storeId: string) {
  return cached(ctx, `warehouses:${storeId}`, async () => {
    const rows = await ctx.db
      .selectFrom('warehouses')
      .select(['id as _id', 'slug', 'title', 'address', 'phone', 'hours', 'map_url', 'ready_hours'])
      .where('store_id', '=', storeId)
      .where('is_pickup', '=', true)
      .orderBy('position')
      .orderBy('slug')
      .execute()
    return { value: rows, tags: ['warehouses'] }
  })
}
