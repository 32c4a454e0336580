import * as endpoints from '#contract/staff/places.ts'
import type { Ctx } from '../../platform/context.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/serve.ts'
import { addCourier, changeCourierFacts, readCouriers } from './couriers.ts'
import {
  addWarehouse,
  changeWarehouseFacts,
  deleteWarehouse,
  readWarehouses,
} from './warehouses.ts'

export function staffPlaceRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listWarehouses, async () => ({
    data: await readWarehouses(ctx.db),
  }))

  serveStaff(app, ctx, endpoints.createWarehouse, async ({ body }, { staff }) =>
    addWarehouse(ctx, body, staff),
  )

  serveStaff(app, ctx, endpoints.changeWarehouse, async ({ params, body }, { staff }) =>
    changeWarehouseFacts(ctx, params.id, body, staff),
  )

  serveStaff(app, ctx, endpoints.deleteWarehouse, async ({ params }, { staff }) => {
    await deleteWarehouse(ctx, params.id, staff)
    return {}
  })

  serveStaff(app, ctx, endpoints.listCouriers, async () => ({ data: await readCouriers(ctx.db) }))

  serveStaff(app, ctx, endpoints.createCourier, async ({ body }, { staff }) =>
    addCourier(ctx, body, staff),
  )

  serveStaff(app, ctx, endpoints.changeCourier, async ({ params, body }, { staff }) =>
    changeCourierFacts(ctx, params.id, body, staff),
  )
}
