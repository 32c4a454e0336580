import { DomainError } from '#domain/errors.ts'
import { allocateStock, availability, type WarehouseStock } from '#domain/stock.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockStock, type Level, type LockedStock } from './lock-stock.ts'
import { moveStock, type StockMove } from './move-stock.ts'
import { servePreorders } from './serve-preorders.ts'

interface Reservation {
  order: { id: string; store_id: string }
  delivery: { pickup: { _id: string } | null }
  wanted: readonly RequestedQuantities[]
  /** The only warehouse to take from, where goods leave at once; nothing is pre-ordered then. */
  onlyFrom?: string
}

export interface RequestedQuantities {
  variantId: string
  qty: number
}

export interface AllocatedItems {
  variantId: string
  qty: number
  /** Null for a pre-order. */
  warehouseId: string | null
  /** When pre-ordered items are expected. */
  expectedOn: string | null
}

/**
 * Reserves an order's items from its store's stock, or from one warehouse, all or none. Throws `out_of_stock` for the
 * first variant that is short.
 */
export async function reserveStock(
  trx: Trx,
  ctx: Pick<Ctx, 'bus' | 'clock'>,
  { order, delivery, wanted, onlyFrom }: Reservation,
): Promise<AllocatedItems[]> {
  const stock = await lockStock(
    trx,
    wanted.map(({ variantId }) => variantId),
  )
  const own =
    onlyFrom === undefined
      ? stockOfStore(stock, order.store_id)
      : { levels: stock.levels.filter((level) => level.warehouseId === onlyFrom), preorders: [] }
  const allocated = wanted.flatMap((each) => allocate(own, each, delivery.pickup?._id ?? null))
  const moves = allocated.map(({ variantId, warehouseId, qty }): StockMove => ({
    variantId,
    warehouseId,
    orderId: order.id,
    ...(warehouseId === null
      ? { kind: 'preorder', taken: qty }
      : { kind: 'reserve', reserved: qty }),
  }))
  await moveStock(trx, ctx, stock, moves)
  return allocated
}

function stockOfStore({ levels, preorders }: LockedStock, storeId: string): LockedStock {
  const isOwn = (each: { storeId: string }) => each.storeId === storeId
  return { levels: levels.filter(isOwn), preorders: preorders.filter(isOwn) }
}

function allocate(
  stock: LockedStock,
  { variantId, qty }: RequestedQuantities,
  pickupWarehouseId: string | null,
): AllocatedItems[] {
  const levels = stock.levels.filter((level) => level.variantId === variantId)
  const preOrder = stock.preorders.find((level) => level.variantId === variantId) ?? null
  const allocations = allocateStock(qty, inOrderOfPreference(levels, pickupWarehouseId), preOrder)
  if (!allocations) {
    const onHand = levels.reduce((sum, level) => sum + level.onHand, 0)
    const reserved = levels.reduce((sum, level) => sum + level.reserved, 0)
    const { available } = availability({ onHand, reserved, preOrder })
    throw new DomainError('out_of_stock', { available, product_variant_id: variantId })
  }
  return allocations.map((allocation) => ({
    variantId,
    ...allocation,
    expectedOn: allocation.warehouseId === null ? (preOrder?.expectedOn ?? null) : null,
  }))
}

/** The pickup shop first, then stockrooms, then other shops. */
function inOrderOfPreference(
  levels: readonly Level[],
  pickupWarehouseId: string | null,
): WarehouseStock[] {
  const rank = (level: Level) =>
    level.warehouseId === pickupWarehouseId ? 0 : level.isPickup ? 2 : 1
  return levels.toSorted((a, b) => rank(a) - rank(b))
}

/** Releases an order's unshipped stock; repeated calls do nothing. */
export async function releaseOrderStock(trx: Trx, ctx: TrxCtx, orderId: string): Promise<void> {
  const { stock, allocations } = await lockHeld(trx, orderId)
  if (allocations.length === 0) return
  const after = await moveStock(trx, ctx, stock, merged(allocations).map(releaseOf(orderId)))
  await markAllocations(trx, allocations, 'released')
  await servePreorders(trx, ctx, after)
}

/** The move that releases what an order holds. */
export function releaseOf(orderId: string) {
  return ({ variantId, warehouseId, qty }: Held): StockMove => ({
    variantId,
    warehouseId,
    orderId,
    ...(warehouseId === null
      ? { kind: 'preorder_release', taken: -qty }
      : { kind: 'release', reserved: -qty }),
  })
}

export interface Held {
  id: number
  itemId: string
  variantId: string
  warehouseId: string | null
  qty: number
}

/** Reads twice: first to know what to lock, then again under the lock. */
export async function lockHeld(
  trx: Trx,
  orderId: string,
  state: 'reserved' | 'shipped' = 'reserved',
): Promise<{ stock: LockedStock; allocations: Held[] }> {
  const variantIds = new Set((await heldBy(trx, orderId, state)).map(({ variantId }) => variantId))
  const stock = await lockStock(trx, [...variantIds])
  return { stock, allocations: await heldBy(trx, orderId, state) }
}

function heldBy(trx: Trx, orderId: string, state: 'reserved' | 'shipped'): Promise<Held[]> {
  return trx
    .selectFrom('order_allocations as a')
    .innerJoin('order_items as i', 'i.id', 'a.order_item_id')
    .select([
      'a.id',
      'a.order_item_id as itemId',
      'a.variant_id as variantId',
      'a.warehouse_id as warehouseId',
      'a.qty',
    ])
    .where('i.order_id', '=', orderId)
    .where('a.state', '=', state)
    .orderBy('a.id')
    .execute()
}

/** Two lines of an order may hold stock of the same variant and warehouse. */
export function merged(allocations: readonly Held[]): Held[] {
  const byLevel = Object.groupBy(allocations, (held) => `${held.variantId} ${held.warehouseId}`)
  return Object.values(byLevel).flatMap((held = []) => {
    const [first] = held
    return first ? [{ ...first, qty: held.reduce((sum, { qty }) => sum + qty, 0) }] : []
  })
}

export async function markAllocations(
  trx: Trx,
  allocations: readonly Held[],
  state: 'released' | 'shipped' | 'reserved',
): Promise<void> {
  await trx
    .updateTable('order_allocations')
    .set({ state })
    .where(
      'id',
      'in',
      allocations.map(({ id }) => id),
    )
    .execute()
}
