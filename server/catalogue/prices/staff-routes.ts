import * as endpoints from '#contract/staff/prices.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/serve.ts'
import { cancelPrice } from './cancel-price.ts'
import { listScheduledPrices } from './list-prices.ts'
import { schedulePrices } from './schedule-prices.ts'

export function staffPriceRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listScheduledPrices, async ({ query }) => {
    const { page, per_page: size, ...filter } = query
    const at = ctx.clock()
    const { data, total } = await listScheduledPrices(ctx.db, filter, { number: page, size }, at)
    return presentStaffPage('/scheduled-prices', query, data, total)
  })

  serveStaff(app, ctx, endpoints.schedulePrices, async ({ body }, { staff, remember }) =>
    inTransaction(ctx, async (trx) => {
      const ids = await schedulePrices(ctx, trx, body, staff)
      const page = { number: 1, size: ids.length }
      const { data } = await listScheduledPrices(trx, { ids }, page, ctx.clock())
      await remember(trx, { data })
      return { data }
    }),
  )

  serveStaff(app, ctx, endpoints.cancelScheduledPrice, async ({ params }, { staff }) => {
    await inTransaction(ctx, (trx) => cancelPrice(ctx, trx, params.id, staff))
    return {}
  })
}
