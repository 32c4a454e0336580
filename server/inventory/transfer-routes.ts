import * as endpoints from '#contract/staff/stock-transfers.ts'
import { transfer } from '#contract/staff/stock.ts'
import type { Ctx } from '../platform/context.ts'
import type { App } from '../platform/http/app.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff, serveStaffWrite } from '../platform/http/serve-staff.ts'
import { requireOnce, withFieldErrors } from './line-errors.ts'
import { readStockLines } from './list-stock.ts'
import { listTransfers, readTransfer } from './list-transfers.ts'
import { receiveTransfer, returnTransfer, sendTransfer } from './send-transfer.ts'
import { transferStock } from './transfer-stock.ts'

/** From one warehouse to another, at once or by a journey that takes time. */
export function stockTransferRoutes(app: App, ctx: Ctx): void {
  serveStaffWrite(app, ctx, transfer, async (trx, { body }, { staff, changes }) => {
    const { from_warehouse_id, to_warehouse_id, reason, is_sent: isSent } = body
    const lines = body.lines.map(({ variant_id: variantId, qty }) => ({ variantId, qty }))
    requireOnce(lines, 'lines')
    return withFieldErrors(async () => {
      const move = isSent ? sendTransfer : transferStock
      await move(trx, ctx, {
        fromWarehouseId: from_warehouse_id,
        toWarehouseId: to_warehouse_id,
        lines,
        reason,
        staffId: staff.id,
      })
      for (const { variantId, qty } of lines) {
        await changes.record(trx, {
          action: isSent ? 'stock_transfer_sent' : 'stock_transferred',
          subject: { kind: 'variant', id: variantId },
          after: { from_warehouse_id, to_warehouse_id, qty, reason },
        })
      }
      return readStockLines(trx, lines)
    })
  })

  serveStaff(app, ctx, endpoints.listTransfers, async ({ query }) => {
    const { data, total } = await listTransfers(ctx.db, query, query)
    return presentStaffPage('/stock/transfers', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getTransfer, async ({ params }) => readTransfer(ctx.db, params.id))

  serveStaffWrite(app, ctx, endpoints.receiveTransfer, async (trx, input, { changes }) => {
    const { params, body } = input
    const arrivals = body.lines.map(({ variant_id: variantId, qty }) => ({ variantId, qty }))
    requireOnce(arrivals, 'lines')
    await receiveTransfer(trx, ctx, { id: params.id, arrivals }, changes)
    return readTransfer(trx, params.id)
  })

  serveStaffWrite(app, ctx, endpoints.returnTransfer, async (trx, { params }, { changes }) => {
    await returnTransfer(trx, ctx, params.id, changes)
    return readTransfer(trx, params.id)
  })
}
