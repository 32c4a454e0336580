import { sql } from 'kysely'
import { issueSentences } from '#contract/issue-sentences.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockStock } from './lock-stock.ts'
import { moveStock } from './move-stock.ts'
import { openLevels } from './open-levels.ts'
import { servePreorders } from './serve-preorders.ts'
import { requireFree } from './transfer-stock.ts'
import { writeTransfer, type Transfer } from './write-transfer.ts'

/** Takes stock out of its warehouse: it is on the way until the other one receives it. */
export async function sendTransfer(trx: Trx, ctx: TrxCtx, transfer: Transfer): Promise<void> {
  const { fromWarehouseId, lines, reason, staffId } = transfer
  const variantIds = lines.map(({ variantId }) => variantId)
  await openLevels(
    trx,
    ctx,
    variantIds.map((variantId) => ({ variantId, warehouseId: fromWarehouseId })),
  )
  const stock = await lockStock(trx, variantIds)
  requireFree(stock, fromWarehouseId, lines)
  const transferId = await writeTransfer(trx, ctx, transfer, { hasArrived: false })
  await moveStock(
    trx,
    ctx,
    stock,
    lines.map(({ variantId, qty }) => ({
      variantId,
      warehouseId: fromWarehouseId,
      kind: 'transfer',
      onHand: -qty,
      reason,
      staffId,
      transferId,
    })),
  )
}

interface Arrival {
  variantId: string
  qty: number
}

/** Adds what arrived to the warehouse; the rest stays on the way. Throws `not_found`, `conflict`. */
export async function receiveTransfer(
  trx: Trx,
  ctx: TrxCtx,
  { id, arrivals }: { id: string; arrivals: readonly Arrival[] },
  changes: ChangeRecorder,
): Promise<void> {
  const { to_warehouse_id: warehouseId, reason, lines } = await lockTransfer(trx, id)
  for (const [at, { variantId, qty }] of arrivals.entries()) {
    const line = lines.find(({ variant_id }) => variant_id === variantId)
    if (!line || qty > line.left) {
      throw invalid(`lines.${at}.qty`, issueSentences.over_sent)
    }
  }
  const arriving = { id, staffId: changes.staff?.id, warehouseId, reason, arrivals }
  await arrive(trx, ctx, { ...arriving, column: 'received_qty' })
  await record(trx, changes, 'stock_transfer_received', { id, warehouseId, arrivals })
}

/** Puts what is still on the way back where it came from. Throws `not_found`, `conflict`. */
export async function returnTransfer(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  changes: ChangeRecorder,
): Promise<void> {
  const { from_warehouse_id: warehouseId, reason, lines } = await lockTransfer(trx, id)
  const arrivals = lines
    .filter(({ left }) => left > 0)
    .map(({ variant_id: variantId, left: qty }) => ({ variantId, qty }))
  const arriving = { id, staffId: changes.staff?.id, warehouseId, reason, arrivals }
  await arrive(trx, ctx, { ...arriving, column: 'returned_qty' })
  await record(trx, changes, 'stock_transfer_returned', { id, warehouseId, arrivals })
}

async function lockTransfer(trx: Trx, id: string) {
  const transfer = await trx
    .selectFrom('stock_transfers')
    .select(['from_warehouse_id', 'to_warehouse_id', 'reason', 'ended_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!transfer) throw new DomainError('not_found')
  if (transfer.ended_at !== null) throw new DomainError('conflict')
  const lines = await trx
    .selectFrom('stock_transfer_lines')
    .select('variant_id')
    .select((eb) => eb('qty', '-', eb('received_qty', '+', eb.ref('returned_qty'))).as('left'))
    .where('transfer_id', '=', id)
    .execute()
  return { ...transfer, lines }
}

interface Arriving {
  id: string
  staffId: string | undefined
  warehouseId: string
  reason: string
  arrivals: readonly Arrival[]
  column: 'received_qty' | 'returned_qty'
}

async function arrive(
  trx: Trx,
  ctx: TrxCtx,
  { id, staffId, warehouseId, reason, arrivals, column }: Arriving,
): Promise<void> {
  const variantIds = arrivals.map(({ variantId }) => variantId)
  await openLevels(
    trx,
    ctx,
    variantIds.map((variantId) => ({ variantId, warehouseId })),
  )
  const origin = { transferId: id, ...(staffId !== undefined && { staffId }) }
  const moves = arrivals.map(
    ({ variantId, qty }) =>
      ({ variantId, warehouseId, kind: 'transfer', onHand: qty, reason, ...origin }) as const,
  )
  const stock = await lockStock(trx, variantIds)
  await servePreorders(trx, ctx, await moveStock(trx, ctx, stock, moves))
  for (const { variantId, qty } of arrivals) {
    await trx
      .updateTable('stock_transfer_lines')
      .set((eb) => ({ [column]: eb(column, '+', qty) }))
      .where('transfer_id', '=', id)
      .where('variant_id', '=', variantId)
      .execute()
  }
  await trx
    .updateTable('stock_transfers')
    .set({ ended_at: ctx.clock() })
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (
        select from stock_transfer_lines
        where transfer_id = ${id} and received_qty + returned_qty < qty
      )`,
    )
    .execute()
}

async function record(
  trx: Trx,
  changes: ChangeRecorder,
  action: string,
  { id, warehouseId, arrivals }: { id: string; warehouseId: string; arrivals: readonly Arrival[] },
): Promise<void> {
  for (const { variantId, qty } of arrivals) {
    await changes.record(trx, {
      action,
      subject: { kind: 'variant', id: variantId },
      after: { transfer_id: id, warehouse_id: warehouseId, qty },
    })
  }
}
