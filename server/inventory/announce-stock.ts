import { availability, type Availability } from '#domain/stock.ts'
import { alertBackInStock, alertStockRequested } from '../catalogue/queue-wishlist-alerts.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import type { LockedStock } from './lock-stock.ts'

/**
 * Tags of changed products: `product:` if their availability changed (in stock, low, sold out), which
 * cards and filters show too; `stock:` if only a quantity changed. The bus throttles `stock:` tags, so
 * that a sale leaves the caches useful.
 */
export function tagsOfStock(before: LockedStock, after: LockedStock): string[] {
  const changed = changedIn(before, after)
  const tags = changed.map((each) => {
    const isSame = summary(before, each).state === summary(after, each).state
    return `${isSame ? 'stock' : 'product'}:${each.productId}`
  })
  const hasComeOrGone = changed.some(
    (each) => isAvailable(before, each) !== isAvailable(after, each),
  )
  // Lists show counts of products in stock, so all lists change.
  return hasComeOrGone ? [...tags, 'products'] : tags
}

/** Queues alerts to customers who wait for what is available again. */
export async function alertReturned(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  before: LockedStock,
  after: LockedStock,
): Promise<void> {
  const returned = changedIn(before, after).filter(
    (each) => !isAvailable(before, each) && isAvailable(after, each),
  )
  await alertBackInStock(trx, returned, ctx.clock())
  await alertStockRequested(trx, returned)
}

function changedIn(before: LockedStock, after: LockedStock) {
  return [...after.levels, ...after.preorders].filter(
    (each) => quantities(before, each) !== quantities(after, each),
  )
}

interface InStore {
  variantId: string
  storeId: string
}

function isAvailable(stock: LockedStock, of: InStore): boolean {
  return summary(stock, of).available > 0
}

/** What product pages and the API show: the store's availability, in total and per warehouse. */
function quantities(stock: LockedStock, of: InStore): string {
  const free = levelsOf(stock, of).map(({ warehouseId, onHand, reserved }) => [
    warehouseId,
    onHand - reserved,
  ])
  const { state, available } = summary(stock, of)
  return JSON.stringify([state, available, free])
}

function summary(stock: LockedStock, of: InStore): Availability {
  const levels = levelsOf(stock, of)
  return availability({
    onHand: sum(levels.map(({ onHand }) => onHand)),
    reserved: sum(levels.map(({ reserved }) => reserved)),
    preOrder: stock.preorders.find((level) => isOf(level, of)) ?? null,
  })
}

function levelsOf({ levels }: LockedStock, of: InStore): LockedStock['levels'] {
  return levels.filter((level) => isOf(level, of))
}

function isOf(level: InStore, { variantId, storeId }: InStore): boolean {
  return level.variantId === variantId && level.storeId === storeId
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
