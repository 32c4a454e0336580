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
    const { data, total } = await listScheduledPrices(ctx.db, query, ctx.clock())
    return presentStaffPage('/scheduled-prices', query, data, total)
  })

  serveStaff(app, ctx, endpoints.schedulePrices, async ({ body }, { staff, remember }) =>
    inTransaction(ctx, async (trx) => {
      const ids = await schedulePrices(trx, ctx, body, staff)
      const written = { ids, page: 1, per_page: ids.length }
      const { data } = await listScheduledPrices(trx, written, ctx.clock())
      await remember(trx, { data })
      return { data }
    }),
  )

  serveStaff(app, ctx, endpoints.cancelScheduledPrice, async ({ params }, { staff }) => {
    await inTransaction(ctx, (trx) => cancelPrice(trx, ctx, params.id, staff))
    return {}
  })
}
