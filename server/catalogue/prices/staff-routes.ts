import * as endpoints from '#contract/staff/prices.ts'
import type { Ctx } from '../../platform/context.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { serveStaff, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/app.ts'
import { cancelPrice } from './cancel-price.ts'
import { changePrices } from './change-prices.ts'
import { listScheduledPrices } from './list-prices.ts'
import { schedulePrices } from './schedule-prices.ts'

export function staffPriceRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listScheduledPrices, async ({ query }) => {
    const { data, total } = await listScheduledPrices(ctx.db, query, ctx.clock())
    return presentStaffPage('/scheduled-prices', query, data, total)
  })

  serveStaffWrite(app, ctx, endpoints.schedulePrices, async (trx, { body }, { changes }) => {
    const ids = await schedulePrices(trx, ctx, body, changes)
    const written = { ids, page: 1, per_page: ids.length }
    const { data } = await listScheduledPrices(trx, written, ctx.clock())
    return { data }
  })

  serveStaffWrite(app, ctx, endpoints.changePrices, async (trx, { body }, { changes }) => {
    const ids = await changePrices(trx, ctx, body, changes)
    return { variants: body.prices.length, scheduled_price_ids: ids }
  })

  serveStaffWrite(
    app,
    ctx,
    endpoints.cancelScheduledPrice,
    async (trx, { params }, { changes }) => {
      await cancelPrice(trx, ctx, params.id, changes)
      return {}
    },
  )
}
