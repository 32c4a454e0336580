import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockStock } from './lock-stock.ts'
import { moveStock } from './move-stock.ts'
import { openLevels } from './open-levels.ts'
import { servePreorders } from './serve-preorders.ts'

/** Adds received units to stock; pre-orders are served first. */
export async function receiveStock(
  trx: Trx,
  ctx: TrxCtx,
  arrival: { variantId: string; warehouseId: string; qty: number; reason: string },
): Promise<void> {
  const { variantId, warehouseId, qty, reason } = arrival
  await openLevels(trx, ctx, [{ variantId, warehouseId }])
  const stock = await lockStock(trx, [variantId])
  const move = { variantId, warehouseId, kind: 'receive', onHand: qty, reason } as const
  await servePreorders(trx, ctx, await moveStock(trx, ctx, stock, [move]))
}
