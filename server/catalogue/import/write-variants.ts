import { sql } from 'kysely'
import { setOnHand } from '../../inventory/set-on-hand.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { alertPriceDrop } from '../queue-wishlist-alerts.ts'
import { belowSold, type PlannedVariant, type VariantsPlan } from './plan-variants.ts'
import type { Problem } from './problem.ts'

/** Writes a product's variants as planned; those that are not in the file are archived. */
export async function writeVariants(
  trx: Trx,
  ctx: TrxCtx,
  productId: string,
  plan: VariantsPlan,
): Promise<Problem[]> {
  if (!plan.isChanged) return []
  await writeRows(trx, plan.rows)
  await writePreorders(trx, plan.rows)
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

/** Writes changed variants one by one and all new ones at once, which are many in a first import. */
async function writeRows(trx: Trx, variants: readonly PlannedVariant[]): Promise<void> {
  const written = variants.filter(({ isWritten }) => isWritten)
  for (const { id, row, isNew } of written) {
    if (isNew) continue
    await trx
      .updateTable('variants')
      .set({ ...row, archived_at: null })
      .where('id', '=', id)
      .execute()
  }
  const added = written.flatMap(({ id, row, isNew }) => (isNew ? [{ id, ...row }] : []))
  if (added.length > 0) await trx.insertInto('variants').values(added).execute()
}

async function writePreorders(trx: Trx, variants: readonly PlannedVariant[]): Promise<void> {
  const levels = variants.flatMap(({ id, preorder }) =>
    preorder ? [{ variant_id: id, ...preorder }] : [],
  )
  if (levels.length === 0) return
  await trx
    .insertInto('preorder_levels')
    .values(levels)
    .onConflict((conflict) =>
      conflict.column('variant_id').doUpdateSet({
        max_qty: sql.ref('excluded.max_qty'),
        expected_on: sql.ref('excluded.expected_on'),
      }),
    )
    .execute()
}
