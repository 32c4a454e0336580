import * as endpoints from '#contract/staff/cash-sessions.ts'
import { centsOf } from '#domain/format-money.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { serveStaff, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import { closeCashSession, openCashSession } from './cash-up.ts'
import { listCashSessions, readCashSession } from './list-cash-sessions.ts'

export function staffTillRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listCashSessions, async ({ query }) => {
    const { data, total } = await listCashSessions(ctx.db, query, query)
    return presentStaffPage('/cash-sessions', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getCashSession, ({ params }) => readCashSession(ctx.db, params.id))

  serveStaffWrite(app, ctx, endpoints.openCashSession, async (trx, { body }, caller) => {
    const opening = {
      warehouseId: body.warehouse_id,
      floatCents: centsOf(body.float),
      staffId: caller.staff.id,
    }
    return readCashSession(trx, await openCashSession(trx, ctx, opening, caller.changes))
  })

  serveStaffWrite(app, ctx, endpoints.closeCashSession, async (trx, { params, body }, caller) => {
    const cashUp = { sessionId: params.id, staffId: caller.staff.id, body }
    await closeCashSession(trx, ctx, cashUp, caller.changes)
    return readCashSession(trx, params.id)
  })
}
