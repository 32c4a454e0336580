import { DomainError } from '#domain/errors.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockStock } from './lock-stock.ts'
import { moveStock } from './move-stock.ts'
import { openLevels } from './open-levels.ts'
import { servePreorders } from './serve-preorders.ts'

/**
 * Corrects stock for lost, found or broken units. Stock sold but not yet shipped cannot be removed:
 * `out_of_stock` reports how many could.
 */
export async function adjustStock(
  trx: Trx,
  ctx: TrxCtx,
  adjustment: {
    variantId: string
    warehouseId: string
    change: number
    reason: string
    staffId: string
  },
): Promise<void> {
  const { variantId, warehouseId, change, reason, staffId } = adjustment
  await openLevels(trx, ctx, [{ variantId, warehouseId }])
  const stock = await lockStock(trx, [variantId])
  const level = stock.levels.find((each) => each.warehouseId === warehouseId)
  const available = (level?.onHand ?? 0) - (level?.reserved ?? 0)
  if (available + change < 0) {
    throw new DomainError('out_of_stock', { available, product_variant_id: variantId })
  }
  const move = { variantId, warehouseId, kind: 'adjust', onHand: change, reason, staffId } as const
  await servePreorders(trx, ctx, await moveStock(trx, ctx, stock, [move]))
}
