import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockStock } from './lock-stock.ts'
import { moveStock, type Origin, type StockMove } from './move-stock.ts'
import { openLevels } from './open-levels.ts'
import { servePreorders } from './serve-preorders.ts'

export interface Count {
  variantId: string
  warehouseId: string
  /** Units in the warehouse, including reserved ones. */
  onHand: number
  /** What the shop had when they were counted; without it, what it has now. */
  expected?: number
}

interface CountOutcome {
  isChanged: boolean
  /** Counts below what is sold but not yet shipped; these were not applied. */
  tooFew: (Count & { reserved: number })[]
  /** What each count was compared with. */
  compared: (Count & { expected: number })[]
}

/**
 * Moves levels by the difference between what was counted and what was expected then, so that what
 * was sold or received since is neither lost nor counted twice.
 */
export async function setOnHand(
  trx: Trx,
  ctx: TrxCtx,
  counts: readonly Count[],
  reason: string,
  origin: Origin = {},
): Promise<CountOutcome> {
  if (counts.length === 0) return { isChanged: false, tooFew: [], compared: [] }
  await openLevels(trx, ctx, counts)
  const stock = await lockStock(trx, [...new Set(counts.map(({ variantId }) => variantId))])
  const tooFew: CountOutcome['tooFew'] = []
  const compared: CountOutcome['compared'] = []
  const moves: StockMove[] = []
  for (const count of counts) {
    const level = stock.levels.find(
      (each) => each.variantId === count.variantId && each.warehouseId === count.warehouseId,
    )
    const { onHand = 0, reserved = 0 } = level ?? {}
    const { variantId, warehouseId, expected = onHand } = count
    const change = count.onHand - expected
    compared.push({ ...count, expected })
    if (onHand + change < reserved) tooFew.push({ ...count, reserved })
    else if (change !== 0) {
      const kind = onHand === 0 ? 'receive' : 'adjust'
      moves.push({ variantId, warehouseId, kind, onHand: change, reason, ...origin })
    }
  }
  if (moves.length > 0) await servePreorders(trx, ctx, await moveStock(trx, ctx, stock, moves))
  return { isChanged: moves.length > 0, tooFew, compared }
}
