import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockStock } from './lock-stock.ts'
import { moveStock, type StockMove } from './move-stock.ts'
import { openLevels } from './open-levels.ts'
import { servePreorders } from './serve-preorders.ts'

export interface Count {
  variantId: string
  warehouseId: string
  /** Units in the warehouse, including reserved ones. */
  onHand: number
}

interface CountOutcome {
  isChanged: boolean
  /** Counts below what is sold but not yet shipped; these were not applied. */
  tooFew: (Count & { reserved: number })[]
}

/** Sets levels to the counted quantities, recorded as movements with a reason. */
export async function setOnHand(
  trx: Trx,
  ctx: TrxCtx,
  counts: readonly Count[],
  reason: string,
): Promise<CountOutcome> {
  if (counts.length === 0) return { isChanged: false, tooFew: [] }
  await openLevels(trx, ctx, counts)
  const stock = await lockStock(trx, [...new Set(counts.map(({ variantId }) => variantId))])
  const tooFew: CountOutcome['tooFew'] = []
  const moves: StockMove[] = []
  for (const count of counts) {
    const level = stock.levels.find(
      (each) => each.variantId === count.variantId && each.warehouseId === count.warehouseId,
    )
    const { onHand = 0, reserved = 0 } = level ?? {}
    if (count.onHand < reserved) tooFew.push({ ...count, reserved })
    else if (count.onHand !== onHand) {
      const { variantId, warehouseId } = count
      const kind = onHand === 0 ? 'receive' : 'adjust'
      moves.push({ variantId, warehouseId, kind, onHand: count.onHand - onHand, reason })
    }
  }
  if (moves.length > 0) await servePreorders(trx, ctx, await moveStock(trx, ctx, stock, moves))
  return { isChanged: moves.length > 0, tooFew }
}
