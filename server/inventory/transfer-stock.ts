import { DomainError } from '#domain/errors.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockStock, type LockedStock } from './lock-stock.ts'
import { moveStock } from './move-stock.ts'
import { openLevels } from './open-levels.ts'
import { servePreorders } from './serve-preorders.ts'
import { writeTransfer, type Transfer } from './write-transfer.ts'

/**
 * Carries stock from one warehouse to another at once. Reserved units stay where their order
 * expects them.
 */
export async function transferStock(trx: Trx, ctx: TrxCtx, transfer: Transfer): Promise<void> {
  const { fromWarehouseId, toWarehouseId, lines, reason, staffId } = transfer
  const places = lines.flatMap(({ variantId }) => [
    { variantId, warehouseId: fromWarehouseId },
    { variantId, warehouseId: toWarehouseId },
  ])
  await openLevels(trx, ctx, places)
  const variantIds = lines.map(({ variantId }) => variantId)
  const stock = await lockStock(trx, variantIds)
  requireFree(stock, fromWarehouseId, lines)
  const transferId = await writeTransfer(trx, ctx, transfer, { hasArrived: true })
  const moves = lines.flatMap(({ variantId, qty }) => {
    const move = { variantId, kind: 'transfer', reason, staffId, transferId } as const
    return [
      { ...move, warehouseId: fromWarehouseId, onHand: -qty },
      { ...move, warehouseId: toWarehouseId, onHand: qty },
    ]
  })
  await servePreorders(trx, ctx, await moveStock(trx, ctx, stock, moves))
}

/** Throws `out_of_stock` with how many could be carried. */
export function requireFree(
  { levels }: LockedStock,
  warehouseId: string,
  lines: Transfer['lines'],
): void {
  for (const { variantId, qty } of lines) {
    const source = levels.find(
      (level) => level.variantId === variantId && level.warehouseId === warehouseId,
    )
    const available = (source?.onHand ?? 0) - (source?.reserved ?? 0)
    if (available < qty) {
      throw new DomainError('out_of_stock', { available, product_variant_id: variantId })
    }
  }
}
