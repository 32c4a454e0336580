import { issueSentences } from '#contract/issue-sentences.ts'
import * as endpoints from '#contract/staff/stock.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { recordChange, recordNoChange } from '../platform/changes/record-change.ts'
import type { Ctx, Trx } from '../platform/context.ts'
import { inTransaction, isMissing } from '../platform/database/in-transaction.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/serve.ts'
import { adjustStock } from './adjust-stock.ts'
import { listStock, listStockMovements, readStockLine } from './list-stock.ts'
import { receiveStock } from './receive-stock.ts'
import { setOnHand } from './set-on-hand.ts'

export function staffStockRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listStock, async ({ query }) => {
    const { data, total } = await listStock(ctx.db, query)
    return presentStaffPage('/stock', query, data, total)
  })

  serveStaff(app, ctx, endpoints.listMovements, async ({ query }) => {
    const { data, total } = await listStockMovements(ctx.db, query)
    return presentStaffPage('/stock/movements', query, data, total)
  })

  serveStaff(app, ctx, endpoints.receive, async ({ body }, { staff, remember }) => {
    const { variant_id: variantId, warehouse_id: warehouseId, qty, reason } = body
    return moving(ctx, async (trx) => {
      await receiveStock(trx, ctx, { variantId, warehouseId, qty, reason })
      await recordChange(trx, staff, {
        action: 'stock_received',
        subject: { kind: 'variant', id: variantId },
        after: { warehouse_id: warehouseId, qty, reason },
      })
      const line = await readStockLine(trx, variantId)
      await remember(trx, line)
      return line
    })
  })

  serveStaff(app, ctx, endpoints.adjust, async ({ body }, { staff, remember }) => {
    const { variant_id: variantId, warehouse_id: warehouseId, change, reason } = body
    return moving(ctx, async (trx) => {
      await adjustStock(trx, ctx, { variantId, warehouseId, change, reason })
      await recordChange(trx, staff, {
        action: 'stock_adjusted',
        subject: { kind: 'variant', id: variantId },
        after: { warehouse_id: warehouseId, change, reason },
      })
      const line = await readStockLine(trx, variantId)
      await remember(trx, line)
      return line
    })
  })

  serveStaff(app, ctx, endpoints.count, async ({ body }, { staff }) => {
    const counts = body.counts.map(({ variant_id, warehouse_id, on_hand }) => ({
      variantId: variant_id,
      warehouseId: warehouse_id,
      onHand: on_hand,
    }))
    requireOnce(counts)
    const ids = [...new Set(counts.map(({ variantId }) => variantId))]
    return moving(ctx, async (trx) => {
      const { isChanged, tooFew } = await setOnHand(trx, ctx, counts, body.reason)
      const [first] = tooFew
      if (first) {
        const { reserved: available, variantId: product_variant_id } = first
        throw new DomainError('out_of_stock', { available, product_variant_id })
      }
      if (!isChanged) recordNoChange(staff)
      for (const { variantId, warehouseId, onHand } of isChanged ? counts : []) {
        await recordChange(trx, staff, {
          action: 'stock_counted',
          subject: { kind: 'variant', id: variantId },
          after: { warehouse_id: warehouseId, on_hand: onHand, reason: body.reason },
        })
      }
      const { data } = await listStock(trx, { variant_ids: ids, page: 1, per_page: ids.length })
      return { data }
    })
  })
}

/** A variant or warehouse that does not exist is named. */
async function moving<Answer>(ctx: Ctx, work: (trx: Trx) => Promise<Answer>): Promise<Answer> {
  try {
    return await inTransaction(ctx, work)
  } catch (error) {
    const path = ['variant_id', 'warehouse_id'].find((name) =>
      isMissing(error, `stock_levels_${name}_fkey`),
    )
    if (path === undefined) throw error
    throw invalid(path, issueSentences.not_found)
  }
}

/** One shelf counted twice says nothing. */
function requireOnce(counts: readonly { variantId: string; warehouseId: string }[]): void {
  const seen = new Set<string>()
  for (const [at, { variantId, warehouseId }] of counts.entries()) {
    const shelf = `${variantId} ${warehouseId}`
    if (seen.has(shelf)) {
      throw invalid(`counts.${at}`, issueSentences.counted_twice)
    }
    seen.add(shelf)
  }
}
