import * as endpoints from '#contract/staff/bank-lines.ts'
import * as statements from '#contract/staff/bank-statements.ts'
import { centsOf } from '#domain/format-money.ts'
import { recordExport } from '../../platform/changes/record-export.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { serveStaff, serveStaffSteps, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import { heldMinutes } from '../payment-terms.ts'
import { matchLine, reopenLine, setLineAside, unlinkLine } from './decide-line.ts'
import { importStatement } from './import-statement.ts'
import { findOrdersForLine, listBankLines, readBankLine } from './list-lines.ts'
import { previewStatement, readBankAccounts } from './preview-statement.ts'

export function staffStatementRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, statements.listBankAccounts, () => readBankAccounts(ctx))

  serveStaffWrite(app, ctx, statements.previewStatement, (trx, { body }, { changes }) => {
    changes.recordNothing()
    return previewStatement(trx, body)
  })

  serveStaffWrite(app, ctx, statements.importStatement, (trx, { body }, { changes }) =>
    importStatement(trx, ctx, body, changes),
  )

  serveStaff(app, ctx, endpoints.listBankLines, async ({ query }) => {
    const { data, total } = await listBankLines(ctx.db, query)
    return presentStaffPage('/bank-lines', query, data, total)
  })

  serveStaff(app, ctx, endpoints.exportBankLines, async ({ query }, { changes }) => {
    const { data, total } = await listBankLines(ctx.db, query)
    await recordExport(ctx, changes, {
      action: 'bank_lines_exported',
      subject: 'bank_lines',
      query,
      rows: data.length,
      total,
    })
    return presentStaffPage('/bank-lines/export', query, data, total)
  })

  serveStaff(app, ctx, endpoints.findLineOrders, ({ params, query }) =>
    findOrdersForLine(ctx.db, params.id, query.keyword),
  )

  serveStaffSteps(app, ctx, endpoints.matchLine, async ({ commit }, { params, body }, caller) => {
    const { order_id: orderId, step, excess } = body
    const { staff, changes } = caller
    const { transfer: held } = await heldMinutes(ctx)
    const seen = { lineId: params.id, orderId, step, excessCents: centsOf(excess) }
    return commit(async (trx) => {
      await matchLine(trx, ctx, { ...seen, staff, heldMinutes: held }, changes)
      return readBankLine(trx, params.id)
    })
  })

  serveStaffWrite(app, ctx, endpoints.unlinkLine, async (trx, { params }, { changes }) => {
    await unlinkLine(trx, params.id, changes)
    return readBankLine(trx, params.id)
  })

  serveStaffWrite(app, ctx, endpoints.setLineAside, async (trx, { params, body }, caller) => {
    const aside = { lineId: params.id, reason: body.reason, staffId: caller.staff.id }
    await setLineAside(trx, ctx, aside, caller.changes)
    return readBankLine(trx, params.id)
  })

  serveStaffWrite(app, ctx, endpoints.reopenLine, async (trx, { params }, { changes }) => {
    await reopenLine(trx, params.id, changes)
    return readBankLine(trx, params.id)
  })
}
