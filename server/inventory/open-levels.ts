import { sql } from 'kysely'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'

/**
 * Creates zero levels for variants that are new to a warehouse. From then on its store lists the
 * product.
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
