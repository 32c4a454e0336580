import { issueSentences } from '#contract/issue-sentences.ts'
import * as endpoints from '#contract/staff/stock.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import type { Ctx } from '../platform/context.ts'
import { isMissing } from '../platform/database/in-transaction.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff, serveStaffWrite } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import { adjustStock } from './adjust-stock.ts'
import { listStock, listStockMovements, readStockLine } from './list-stock.ts'
import { receiveStock } from './receive-stock.ts'
import { setOnHand } from './set-on-hand.ts'
import { transferStock } from './transfer-stock.ts'

export function staffStockRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listStock, async ({ query }) => {
    const { data, total } = await listStock(ctx.db, query)
    return presentStaffPage('/stock', query, data, total)
  })

  serveStaff(app, ctx, endpoints.listMovements, async ({ query }) => {
    const { data, total } = await listStockMovements(ctx.db, query)
    return presentStaffPage('/stock/movements', query, data, total)
  })

  serveStaffWrite(app, ctx, endpoints.receive, async (trx, { body }, { changes }) => {
    const { variant_id: variantId, warehouse_id: warehouseId, qty, reason } = body
    return withFieldErrors(async () => {
      await receiveStock(trx, ctx, { variantId, warehouseId, qty, reason })
      await changes.record(trx, {
        action: 'stock_received',
        subject: { kind: 'variant', id: variantId },
        after: { warehouse_id: warehouseId, qty, reason },
      })
      return readStockLine(trx, variantId)
    })
  })

  serveStaffWrite(app, ctx, endpoints.adjust, async (trx, { body }, { changes }) => {
    const { variant_id: variantId, warehouse_id: warehouseId, change, reason } = body
    return withFieldErrors(async () => {
      await adjustStock(trx, ctx, { variantId, warehouseId, change, reason })
      await changes.record(trx, {
        action: 'stock_adjusted',
        subject: { kind: 'variant', id: variantId },
        after: { warehouse_id: warehouseId, change, reason },
      })
      return readStockLine(trx, variantId)
    })
  })

  serveStaffWrite(app, ctx, endpoints.count, async (trx, { body }, { changes }) => {
    const counts = body.counts.map(({ variant_id, warehouse_id, on_hand }) => ({
      variantId: variant_id,
      warehouseId: warehouse_id,
      onHand: on_hand,
    }))
    requireOnce(counts, 'counts')
    const ids = [...new Set(counts.map(({ variantId }) => variantId))]
    return withFieldErrors(async () => {
      const { isChanged, tooFew } = await setOnHand(trx, ctx, counts, body.reason)
      const [first] = tooFew
      if (first) {
        const { reserved: available, variantId: product_variant_id } = first
        throw new DomainError('out_of_stock', { available, product_variant_id })
      }
      if (!isChanged) changes.recordNothing()
      for (const { variantId, warehouseId, onHand } of isChanged ? counts : []) {
        await changes.record(trx, {
          action: 'stock_counted',
          subject: { kind: 'variant', id: variantId },
          after: { warehouse_id: warehouseId, on_hand: onHand, reason: body.reason },
        })
      }
      const { data } = await listStock(trx, { variant_ids: ids, page: 1, per_page: ids.length })
      return { data }
    })
  })

  serveStaffWrite(app, ctx, endpoints.transfer, async (trx, { body }, { changes }) => {
    const { from_warehouse_id, to_warehouse_id, reason } = body
    const lines = body.lines.map(({ variant_id: variantId, qty }) => ({ variantId, qty }))
    requireOnce(lines, 'lines')
    const ids = lines.map(({ variantId }) => variantId)
    return withFieldErrors(async () => {
      const between = { fromWarehouseId: from_warehouse_id, toWarehouseId: to_warehouse_id }
      await transferStock(trx, ctx, { ...between, lines, reason })
      for (const { variantId, qty } of lines) {
        await changes.record(trx, {
          action: 'stock_transferred',
          subject: { kind: 'variant', id: variantId },
          after: { from_warehouse_id, to_warehouse_id, qty, reason },
        })
      }
      const { data } = await listStock(trx, { variant_ids: ids, page: 1, per_page: ids.length })
      return { data }
    })
  })
}

/** Reports an unknown variant or warehouse by field. */
async function withFieldErrors<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const path = ['variant_id', 'warehouse_id'].find((name) =>
      isMissing(error, `stock_levels_${name}_fkey`),
    )
    if (path === undefined) throw error
    throw invalid(path, issueSentences.not_found)
  }
}

/** A stock level must not be counted, nor a variant moved, twice. */
function requireOnce(
  lines: readonly { variantId: string; warehouseId?: string }[],
  name: string,
): void {
  const seen = new Set<string>()
  for (const [at, { variantId, warehouseId = '' }] of lines.entries()) {
    const level = `${variantId} ${warehouseId}`
    if (seen.has(level)) {
      throw invalid(`${name}.${at}`, issueSentences.counted_twice)
    }
    seen.add(level)
  }
}
