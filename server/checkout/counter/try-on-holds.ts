import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { lockStock, type LockedStock } from '../../inventory/lock-stock.ts'
import { moveStock, type StockMove } from '../../inventory/move-stock.ts'
import type { RequestedQuantities } from '../../inventory/order-stock.ts'
import { servePreorders } from '../../inventory/serve-preorders.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { addJob, removeJob } from '../../platform/jobs/queue.ts'

interface NewHold {
  variantId: string
  warehouseId: string
  qty: number
  name: string
  phone: string
  heldUntil: Date
  staffId: string
}

const ledgerReason = 'held to try on'

/** Reserves an item of one shop until a time; returns the hold's id. Throws `out_of_stock`. */
export async function holdForTryOn(
  trx: Trx,
  ctx: TrxCtx,
  hold: NewHold,
  changes: ChangeRecorder,
): Promise<string> {
  const { variantId, warehouseId, qty, heldUntil } = hold
  const stock = await lockStock(trx, [variantId])
  const level = stock.levels.find((each) => each.warehouseId === warehouseId)
  const available = (level?.onHand ?? 0) - (level?.reserved ?? 0)
  if (available < qty) {
    throw new DomainError('out_of_stock', { available, product_variant_id: variantId })
  }
  const reason = ledgerReason
  await moveStock(trx, ctx, stock, [
    { variantId, warehouseId, kind: 'reserve', reserved: qty, reason },
  ])
  const id = newId('tryOnHold')
  await trx
    .insertInto('try_on_holds')
    .values({
      id,
      variant_id: variantId,
      warehouse_id: warehouseId,
      qty,
      name: hold.name,
      phone: hold.phone,
      held_until: heldUntil,
      staff_id: hold.staffId,
      created_at: ctx.clock(),
    })
    .execute()
  await addJob(trx, 'release_try_on_hold', { hold_id: id }, { runAt: heldUntil, key: jobOf(id) })
  await changes.record(trx, {
    action: 'try_on_held',
    subject: { kind: 'variant', id: variantId },
    after: { warehouse_id: warehouseId, qty, held_until: heldUntil },
  })
  return id
}

/** Puts the item back on sale before its time. Throws `conflict` if it is not held any more. */
export async function releaseTryOnHold(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  changes: ChangeRecorder,
): Promise<void> {
  const [hold] = await lockHolds(trx, [id])
  if (!hold) throw new DomainError('not_found')
  if (hold.state !== 'held') throw new DomainError('conflict')
  await release(trx, ctx, hold)
  await removeJob(trx, jobOf(id))
  await changes.record(trx, {
    action: 'try_on_released',
    subject: { kind: 'variant', id: hold.variant_id },
    after: { warehouse_id: hold.warehouse_id, qty: hold.qty },
  })
}

/** At the end of its time. Does nothing if it was sold or released before. */
export async function expireTryOnHold(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const [hold] = await lockHolds(trx, [id])
    if (hold?.state === 'held') await release(trx, ctx, hold)
  })
}

interface HoldBasket {
  warehouse_id: string
  hold_ids: readonly string[]
  lines: readonly { variant_id: string }[]
}

/**
 * Frees what was held, under the lock under which the same transaction sells it. Throws `conflict`
 * if a hold has ended, or is not of this shop and these lines.
 */
export async function freeHolds(
  trx: Trx,
  ctx: TrxCtx,
  basket: HoldBasket,
  wanted: readonly RequestedQuantities[],
): Promise<void> {
  const ids = [...new Set(basket.hold_ids)]
  if (ids.length === 0) return
  const holds = await lockHolds(trx, ids)
  const isSold = (hold: Hold) =>
    hold.state === 'held' &&
    hold.warehouse_id === basket.warehouse_id &&
    basket.lines.some((line) => line.variant_id === hold.variant_id)
  if (holds.length !== ids.length || !holds.every(isSold)) throw new DomainError('conflict')
  // With all else the order takes, such as gifts: stock is locked in one go, in key order.
  const stock = await lockStock(
    trx,
    wanted.map(({ variantId }) => variantId),
  )
  await moveStock(trx, ctx, stock, releasing(holds))
}

/** Ends the holds that were freed, once their order is written. */
export async function markHoldsSold(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  ids: readonly string[],
  orderId: string,
): Promise<void> {
  if (ids.length === 0) return
  await end(trx, ctx, ids, { state: 'sold', order_id: orderId })
  for (const id of ids) await removeJob(trx, jobOf(id))
}

type Hold = Awaited<ReturnType<typeof lockHolds>>[number]

function lockHolds(trx: Trx, ids: readonly string[]) {
  return trx
    .selectFrom('try_on_holds')
    .select(['id', 'variant_id', 'warehouse_id', 'qty', 'state'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

async function release(trx: Trx, ctx: TrxCtx, hold: Hold): Promise<void> {
  const stock: LockedStock = await lockStock(trx, [hold.variant_id])
  const after = await moveStock(trx, ctx, stock, releasing([hold]))
  await end(trx, ctx, [hold.id], { state: 'released', order_id: null })
  await servePreorders(trx, ctx, after)
}

/** One movement per variant and shop, whatever the number of holds. */
function releasing(holds: readonly Hold[]): StockMove[] {
  const moves = new Map<string, StockMove & { reserved: number }>()
  for (const { variant_id: variantId, warehouse_id: warehouseId, qty } of holds) {
    const key = `${variantId} ${warehouseId}`
    const reserved = (moves.get(key)?.reserved ?? 0) - qty
    moves.set(key, { variantId, warehouseId, kind: 'release', reserved, reason: ledgerReason })
  }
  return [...moves.values()]
}

async function end(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  ids: readonly string[],
  outcome: { state: 'released' | 'sold'; order_id: string | null },
): Promise<void> {
  await trx
    .updateTable('try_on_holds')
    .set({ ...outcome, ended_at: ctx.clock() })
    .where('id', 'in', ids)
    .execute()
}

function jobOf(id: string): string {
  return `hold:${id}`
}
