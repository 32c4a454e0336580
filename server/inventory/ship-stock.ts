import { DomainError } from '#domain/errors.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { type StockMove, moveStock } from './move-stock.ts'
import { lockHeld, markAllocations, merged, type Held } from './order-stock.ts'

export type ShippedQuantities = ReadonlyMap<string, number>

/**
 * Ships an order's items and returns which. Ships all that it holds, or the given quantities.
 * Pre-ordered items that have not arrived cannot be shipped: `out_of_stock`.
 */
export async function shipOrderStock(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  wanted?: ShippedQuantities,
): Promise<ShippedQuantities> {
  const { stock, allocations } = await lockHeld(trx, orderId)
  const leaving = wanted ? await takeFrom(trx, allocations, wanted, 'in stock') : allocations
  const unmade = leaving.find(({ warehouseId }) => warehouseId === null)
  if (unmade) {
    throw new DomainError('out_of_stock', { available: 0, product_variant_id: unmade.variantId })
  }
  if (leaving.length === 0) return new Map()
  const moves = merged(leaving).map(({ variantId, warehouseId, qty }): StockMove => ({
    variantId,
    warehouseId,
    orderId,
    kind: 'ship',
    onHand: -qty,
    reserved: -qty,
  }))
  await moveStock(trx, ctx, stock, moves)
  await markAllocations(trx, leaving, 'shipped')
  return countByItem(leaving)
}

/** Takes back that the order's items have left: they are in stock and reserved for it again. */
export async function unshipOrderStock(trx: Trx, ctx: TrxCtx, orderId: string): Promise<void> {
  const { stock, allocations } = await lockHeld(trx, orderId, 'shipped')
  const moves = merged(allocations).map(({ variantId, warehouseId, qty }): StockMove => ({
    variantId,
    warehouseId,
    orderId,
    kind: 'ship',
    onHand: qty,
    reserved: qty,
    reason: 'not handed over',
  }))
  await moveStock(trx, ctx, stock, moves)
  await markAllocations(trx, allocations, 'reserved')
}

/** What an order still holds, including pre-orders. */
export async function heldQuantities(trx: Trx, orderId: string): Promise<ShippedQuantities> {
  return countByItem((await lockHeld(trx, orderId)).allocations)
}

/** Takes the items that are in stock first, or those that are pre-ordered. */
export async function takeFrom(
  trx: Trx,
  allocations: readonly Held[],
  wanted: ShippedQuantities,
  first: 'in stock' | 'preordered',
): Promise<Held[]> {
  const taken: Held[] = []
  const isLate = ({ warehouseId }: Held) =>
    Number((warehouseId === null) === (first === 'in stock'))
  for (const [itemId, qty] of wanted) {
    const held = allocations
      .filter((each) => each.itemId === itemId)
      .toSorted((a, b) => isLate(a) - isLate(b))
    let missing = qty
    for (const each of held) {
      if (missing === 0) break
      const part = each.qty <= missing ? each : await splitOff(trx, each, missing)
      taken.push(part)
      missing -= part.qty
    }
    if (missing > 0) throw new Error(`order item ${itemId} does not hold ${qty} units`)
  }
  return taken
}

async function splitOff(trx: Trx, held: Held, qty: number): Promise<Held> {
  await trx
    .updateTable('order_allocations')
    .set({ qty: held.qty - qty })
    .where('id', '=', held.id)
    .execute()
  const { id } = await trx
    .insertInto('order_allocations')
    .values({
      order_item_id: held.itemId,
      variant_id: held.variantId,
      warehouse_id: held.warehouseId,
      qty,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...held, id, qty }
}

function countByItem(allocations: readonly Held[]): ShippedQuantities {
  const counts = new Map<string, number>()
  for (const { itemId, qty } of allocations) counts.set(itemId, (counts.get(itemId) ?? 0) + qty)
  return counts
}
