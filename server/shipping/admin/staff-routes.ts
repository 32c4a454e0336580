import * as endpoints from '#contract/staff/locations.ts'
import type { Ctx } from '../../platform/context.ts'
import { serveStaff, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/app.ts'
import { addCourier, updateCourier, readCouriers } from './couriers.ts'
import { addWarehouse, updateWarehouse, deleteWarehouse, readWarehouses } from './warehouses.ts'

export function staffLocationRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listWarehouses, async () => ({
    data: await readWarehouses(ctx.db),
  }))

  serveStaffWrite(app, ctx, endpoints.createWarehouse, async (trx, { body }, { changes }) =>
    addWarehouse(trx, ctx, body, changes),
  )

  serveStaffWrite(app, ctx, endpoints.changeWarehouse, async (trx, { params, body }, { changes }) =>
    updateWarehouse(trx, ctx, params.id, body, changes),
  )

  serveStaffWrite(app, ctx, endpoints.deleteWarehouse, async (trx, { params }, { changes }) => {
    await deleteWarehouse(trx, ctx, params.id, changes)
    return {}
  })

  serveStaff(app, ctx, endpoints.listCouriers, async () => ({ data: await readCouriers(ctx.db) }))

  serveStaffWrite(app, ctx, endpoints.createCourier, async (trx, { body }, { changes }) =>
    addCourier(trx, ctx, body, changes),
  )

  serveStaffWrite(app, ctx, endpoints.changeCourier, async (trx, { params, body }, { changes }) =>
    updateCourier(trx, ctx, params.id, body, changes),
  )
}
