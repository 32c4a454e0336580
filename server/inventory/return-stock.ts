import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockStock } from './lock-stock.ts'
import { moveStock, type StockMove } from './move-stock.ts'
import { openLevels } from './open-levels.ts'
import { servePreorders } from './serve-preorders.ts'

export interface ReturnedItems {
  variantId: string
  warehouseId: string
  /** Above zero. */
  qty: number
}

/** Puts returned items back in stock; pre-orders are served first. */
export async function returnStock(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  returned: readonly ReturnedItems[],
): Promise<void> {
  if (returned.length === 0) return
  await openLevels(trx, ctx, returned)
  const stock = await lockStock(trx, [...new Set(returned.map(({ variantId }) => variantId))])
  await servePreorders(trx, ctx, await moveStock(trx, ctx, stock, movesOf(orderId, returned)))
}

/** Two lines of an order may return the same variant to the same warehouse. */
function movesOf(orderId: string, returned: readonly ReturnedItems[]): StockMove[] {
  const moves = new Map<string, StockMove & { onHand: number }>()
  for (const { variantId, warehouseId, qty } of returned) {
    const key = `${variantId} ${warehouseId}`
    const onHand = (moves.get(key)?.onHand ?? 0) + qty
    moves.set(key, { variantId, warehouseId, kind: 'return', onHand, orderId, reason: 'sent back' })
  }
  return [...moves.values()]
}
