import { getDocument } from '#contract/staff/stock-documents.ts'
import * as endpoints from '#contract/staff/stock.ts'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../platform/context.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff, serveStaffWrite } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import { adjustStock } from './adjust-stock.ts'
import { requireOnce, withFieldErrors } from './line-errors.ts'
import { listStock, readStockLine, readStockLines } from './list-stock.ts'
import { listStockMovements } from './list-movements.ts'
import { readStockDocument } from './read-document.ts'
import { receiveStock } from './receive-stock.ts'
import { setLowStock } from './low-stock.ts'
import { setOnHand } from './set-on-hand.ts'
import { writeCountLines, writeDocument } from './stock-documents.ts'

export function staffStockRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listStock, async ({ query }) => {
    const { data, total } = await listStock(ctx.db, query)
    return presentStaffPage('/stock', query, data, total)
  })

  serveStaff(app, ctx, endpoints.listMovements, async ({ query }) => {
    const { data, total } = await listStockMovements(ctx.db, query)
    return presentStaffPage('/stock/movements', query, data, total)
  })

  serveStaff(app, ctx, getDocument, async ({ params }) => readStockDocument(ctx.db, params.id))

  serveStaffWrite(app, ctx, endpoints.receive, async (trx, { body }, { staff, changes }) => {
    const { warehouse_id: warehouseId, reason } = body
    const lines = body.lines.map(({ variant_id: variantId, qty }) => ({ variantId, qty }))
    requireOnce(lines, 'lines')
    return withFieldErrors(async () => {
      const delivery = { kind: 'delivery', reason, staffId: staff.id } as const
      const origin = await writeDocument(trx, ctx, delivery)
      await receiveStock(trx, ctx, { warehouseId, lines, reason }, origin)
      for (const { variantId, qty } of lines) {
        await changes.record(trx, {
          action: 'stock_received',
          subject: { kind: 'variant', id: variantId },
          after: { warehouse_id: warehouseId, qty, reason },
        })
      }
      return readStockLines(trx, lines)
    })
  })

  serveStaffWrite(app, ctx, endpoints.adjust, async (trx, { body }, { staff, changes }) => {
    const { variant_id: variantId, warehouse_id: warehouseId, change, reason } = body
    return withFieldErrors(async () => {
      await adjustStock(trx, ctx, { variantId, warehouseId, change, reason, staffId: staff.id })
      await changes.record(trx, {
        action: 'stock_adjusted',
        subject: { kind: 'variant', id: variantId },
        after: { warehouse_id: warehouseId, change, reason },
      })
      return readStockLine(trx, variantId)
    })
  })

  serveStaffWrite(app, ctx, endpoints.count, async (trx, { body }, { staff, changes }) => {
    const counts = body.counts.map(({ variant_id, warehouse_id, on_hand, expected }) => ({
      variantId: variant_id,
      warehouseId: warehouse_id,
      onHand: on_hand,
      ...(expected !== undefined && { expected }),
    }))
    requireOnce(counts, 'counts')
    return withFieldErrors(async () => {
      const { reason } = body
      const origin = await writeDocument(trx, ctx, { kind: 'count', reason, staffId: staff.id })
      const { tooFew, compared } = await setOnHand(trx, ctx, counts, reason, origin)
      const [first] = tooFew
      if (first) {
        const { reserved: available, variantId: product_variant_id } = first
        throw new DomainError('out_of_stock', { available, product_variant_id })
      }
      await writeCountLines(trx, origin.documentId, compared)
      for (const { variantId, warehouseId, onHand, expected } of compared) {
        await changes.record(trx, {
          action: 'stock_counted',
          subject: { kind: 'variant', id: variantId },
          after: { warehouse_id: warehouseId, expected, on_hand: onHand, reason },
        })
      }
      return readStockLines(trx, counts)
    })
  })

  serveStaffWrite(app, ctx, endpoints.setLowStock, async (trx, { params, body }, { changes }) => {
    await setLowStock(trx, { variantId: params.id, lowAt: body.low_at }, changes)
    return readStockLine(trx, params.id)
  })
}
