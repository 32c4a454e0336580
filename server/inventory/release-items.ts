import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { moveStock } from './move-stock.ts'
import { lockHeld, markAllocations, merged, releaseOf } from './order-stock.ts'
import { servePreorders } from './serve-preorders.ts'
import { takeFrom, type ShippedQuantities } from './ship-stock.ts'

/** Releases part of what an order holds, pre-ordered items first. */
export async function releaseItems(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  wanted: ShippedQuantities,
): Promise<void> {
  const { stock, allocations } = await lockHeld(trx, orderId)
  const released = await takeFrom(trx, allocations, wanted, 'preordered')
  const after = await moveStock(trx, ctx, stock, merged(released).map(releaseOf(orderId)))
  await markAllocations(trx, released, 'released')
  await servePreorders(trx, ctx, after)
}
