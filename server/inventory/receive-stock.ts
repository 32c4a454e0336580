import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockStock } from './lock-stock.ts'
import { moveStock, type Origin } from './move-stock.ts'
import { openLevels } from './open-levels.ts'
import { servePreorders } from './serve-preorders.ts'

interface Delivery {
  warehouseId: string
  /** At most one line per variant. */
  lines: readonly { variantId: string; qty: number }[]
  reason: string
}

/** Adds a delivery to stock; pre-orders are served first. */
export async function receiveStock(
  trx: Trx,
  ctx: TrxCtx,
  { warehouseId, lines, reason }: Delivery,
  origin: Origin = {},
): Promise<void> {
  const places = lines.map(({ variantId }) => ({ variantId, warehouseId }))
  await openLevels(trx, ctx, places)
  const stock = await lockStock(
    trx,
    lines.map(({ variantId }) => variantId),
  )
  const moves = lines.map(
    ({ variantId, qty }) =>
      ({ variantId, warehouseId, kind: 'receive', onHand: qty, reason, ...origin }) as const,
  )
  await servePreorders(trx, ctx, await moveStock(trx, ctx, stock, moves))
}
