import { setOnHand } from '../../inventory/set-on-hand.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { alertPriceDrop } from '../queue-wishlist-alerts.ts'
import { belowSold, type VariantsPlan } from './plan-variants.ts'
import type { Problem } from './problem.ts'

/** Writes a product's variants as planned; those that are not in the file are archived. */
export async function writeVariants(
  trx: Trx,
  ctx: TrxCtx,
  productId: string,
  plan: VariantsPlan,
): Promise<Problem[]> {
  if (!plan.isChanged) return []
  for (const { id, row, isWritten, preorder } of plan.rows) {
    if (isWritten) {
      await trx
        .insertInto('variants')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, archived_at: null }))
        .execute()
    }
    if (preorder) {
      const { store_id: _, ...values } = preorder
      await trx
        .insertInto('preorder_levels')
        .values({ variant_id: id, ...preorder })
        .onConflict((conflict) => conflict.column('variant_id').doUpdateSet(values))
        .execute()
    }
  }
  if (plan.gone.length > 0) {
    await trx
      .updateTable('variants')
      .set({ archived_at: ctx.clock() })
      .where('id', 'in', plan.gone)
      .execute()
  }
  const counts = plan.counts.map(({ count }) => count)
  const { tooFew } = await setOnHand(trx, ctx, counts, 'import')
  await alertPriceDrop(trx, productId, ctx.clock())
  return tooFew.map(({ reserved, variantId, warehouseId }) => {
    const planned = plan.counts.find(
      ({ count }) => count.variantId === variantId && count.warehouseId === warehouseId,
    )
    return belowSold({ line: planned?.line ?? 1, column: planned?.column ?? '' }, reserved)
  })
}
