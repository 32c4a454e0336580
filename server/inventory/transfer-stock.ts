import { DomainError } from '#domain/errors.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockStock } from './lock-stock.ts'
import { moveStock } from './move-stock.ts'
import { openLevels } from './open-levels.ts'
import { servePreorders } from './serve-preorders.ts'

export interface Transfer {
  fromWarehouseId: string
  toWarehouseId: string
  /** At most one line per variant. */
  lines: readonly { variantId: string; qty: number }[]
  reason: string
}

/**
 * Carries stock from one warehouse to another. Reserved units stay where their order expects them:
 * `out_of_stock` reports how many could be carried.
 */
export async function transferStock(trx: Trx, ctx: TrxCtx, transfer: Transfer): Promise<void> {
  const { fromWarehouseId, toWarehouseId, lines, reason } = transfer
  const places = lines.flatMap(({ variantId }) => [
    { variantId, warehouseId: fromWarehouseId },
    { variantId, warehouseId: toWarehouseId },
  ])
  await openLevels(trx, ctx, places)
  const variantIds = lines.map(({ variantId }) => variantId)
  const stock = await lockStock(trx, variantIds)
  for (const { variantId, qty } of lines) {
    const source = stock.levels.find(
      (level) => level.variantId === variantId && level.warehouseId === fromWarehouseId,
    )
    const available = (source?.onHand ?? 0) - (source?.reserved ?? 0)
    if (available < qty) {
      throw new DomainError('out_of_stock', { available, product_variant_id: variantId })
    }
  }
  const moves = lines.flatMap(({ variantId, qty }) => {
    const move = { variantId, kind: 'transfer', reason } as const
    return [
      { ...move, warehouseId: fromWarehouseId, onHand: -qty },
      { ...move, warehouseId: toWarehouseId, onHand: qty },
    ]
  })
  await servePreorders(trx, ctx, await moveStock(trx, ctx, stock, moves))
}
