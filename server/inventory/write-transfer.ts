import { newId } from '#domain/ids.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'

export interface Transfer {
  fromWarehouseId: string
  toWarehouseId: string
  /** At most one line per variant. */
  lines: readonly { variantId: string; qty: number }[]
  reason: string
  staffId: string
}

/** Writes down a transfer, on the way or over at once. Returns its id. */
export async function writeTransfer(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  { fromWarehouseId, toWarehouseId, lines, reason, staffId }: Transfer,
  { hasArrived }: { hasArrived: boolean },
): Promise<string> {
  const id = newId('stockTransfer')
  const at = ctx.clock()
  await trx
    .insertInto('stock_transfers')
    .values({
      id,
      from_warehouse_id: fromWarehouseId,
      to_warehouse_id: toWarehouseId,
      reason,
      staff_id: staffId,
      created_at: at,
      ended_at: hasArrived ? at : null,
    })
    .execute()
  const rows = lines.map(({ variantId, qty }) => ({
    transfer_id: id,
    variant_id: variantId,
    qty,
    received_qty: hasArrived ? qty : 0,
  }))
  await trx.insertInto('stock_transfer_lines').values(rows).execute()
  return id
}
