import { sql } from 'kysely'
import type { Ctx, Trx } from '../platform/context.ts'

/**
 * Makes levels of nothing where a warehouse has not heard of a variant yet. Its store lists the
 * product from then on.
 */
export async function openLevels(
  trx: Trx,
  ctx: Pick<Ctx, 'bus'>,
  places: readonly { variantId: string; warehouseId: string }[],
): Promise<void> {
  const opened = await trx
    .insertInto('stock_levels')
    .values(
      places.map(({ variantId, warehouseId }) => ({
        variant_id: variantId,
        warehouse_id: warehouseId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(
      sql<string>`(select product_id from variants where id = variant_id)`.as('product_id'),
    )
    .execute()
  if (opened.length === 0) return
  await ctx.bus.announce(trx, [
    'products',
    ...opened.map(({ product_id }) => `product:${product_id}`),
  ])
}
