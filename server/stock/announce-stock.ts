import { availability, lowStock, type Availability } from '#domain/stock.ts'
import type { Ctx, Trx } from '../context.ts'
import { noteReturned } from '../wishlist/note-news.ts'
import type { LockedStock } from './lock-stock.ts'

/**
 * Tells every process which products look different now. A product page names the last few pieces
 * exactly and more than that not at all, so most sales of a well-stocked variant change nothing
 * on it and leave the caches full.
 */
export async function announceStock(
  ctx: Pick<Ctx, 'bus'>,
  trx: Trx,
  before: LockedStock,
  after: LockedStock,
): Promise<void> {
  const changed = [...after.levels, ...after.preorders].filter(
    ({ variantId }) => display(before, variantId) !== display(after, variantId),
  )
  const tags = new Set(changed.map(({ productId }) => `product:${productId}`))
  const hasComeOrGone = changed.some(
    ({ variantId }) => isToBeHad(before, variantId) !== isToBeHad(after, variantId),
  )
  // Lists count what is in stock, the ones that do not show this product too.
  if (hasComeOrGone) tags.add('products')
  await ctx.bus.announce(trx, [...tags])
  await noteReturned(
    trx,
    changed.filter(({ variantId }) => !isToBeHad(before, variantId) && isToBeHad(after, variantId)),
  )
}

function isToBeHad(stock: LockedStock, variantId: string): boolean {
  return summary(stock, variantId).available > 0
}

/** What is shown of a variant's stock: in all, and in each shop. */
function display(stock: LockedStock, variantId: string): string {
  const levels = stock.levels.filter((level) => level.variantId === variantId)
  const { state, available } = summary(stock, variantId)
  const shelves = levels.map(({ warehouseId, onHand, reserved }) => [
    warehouseId,
    shown(onHand - reserved),
  ])
  return JSON.stringify([state, shown(available), shelves])
}

function summary(stock: LockedStock, variantId: string): Availability {
  const levels = stock.levels.filter((level) => level.variantId === variantId)
  return availability({
    onHand: sum(levels.map(({ onHand }) => onHand)),
    reserved: sum(levels.map(({ reserved }) => reserved)),
    preOrder: stock.preorders.find((level) => level.variantId === variantId) ?? null,
  })
}

function shown(pieces: number): number {
  return Math.min(pieces, lowStock + 1)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
