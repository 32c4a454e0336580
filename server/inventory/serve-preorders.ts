import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import type { LockedStock } from './lock-stock.ts'
import { moveStock } from './move-stock.ts'

/**
 * Assigns available stock to the store's pre-orders, oldest first, before it can be sold. Served
 * pre-orders lower the limit, because their units have arrived.
 */
export async function servePreorders(trx: Trx, ctx: TrxCtx, stock: LockedStock): Promise<void> {
  let current = stock
  for (const { variantId, storeId, taken } of stock.preorders) {
    if (taken === 0) continue
    for (const waiting of await listWaiting(trx, variantId)) {
      const source = current.levels.find(
        (level) =>
          level.variantId === variantId &&
          level.storeId === storeId &&
          level.onHand - level.reserved >= waiting.qty,
      )
      // First come, first served: later orders wait, even if they need fewer units.
      if (!source) break
      const { warehouseId } = source
      const { qty, orderId } = waiting
      const move = { variantId, orderId, reason: 'pre-order served' }
      current = await moveStock(trx, ctx, current, [
        { ...move, warehouseId: null, kind: 'preorder_release', taken: -qty, limit: -qty },
        { ...move, warehouseId, kind: 'reserve', reserved: qty },
      ])
      await trx
        .updateTable('order_allocations')
        .set({ warehouse_id: warehouseId })
        .where('id', '=', waiting.id)
        .execute()
    }
  }
}

function listWaiting(trx: Trx, variantId: string) {
  return trx
    .selectFrom('order_allocations as a')
    .innerJoin('order_items as i', 'i.id', 'a.order_item_id')
    .select(['a.id', 'a.qty', 'i.order_id as orderId'])
    .where('a.variant_id', '=', variantId)
    .where('a.warehouse_id', 'is', null)
    .where('a.state', '=', 'reserved')
    .orderBy('a.id')
    .execute()
}
