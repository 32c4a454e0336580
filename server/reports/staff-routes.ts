import * as endpoints from '#contract/staff/reports.ts'
import type { Ctx } from '../platform/context.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import { monthlyAccounts } from './accounts.ts'
import { reportCustomers } from './customers.ts'
import { reportDiscounts } from './discounts.ts'
import { reportRefunds } from './refunds.ts'
import { reportSales } from './sales.ts'
import { reportSearches } from './searches.ts'
import { reportSellers } from './sellers.ts'
import { reportStockValue } from './stock-value.ts'

export function staffReportRoutes(app: App, ctx: Ctx): void {
  const { db } = ctx
  serveStaff(app, ctx, endpoints.salesReport, async ({ query: { by, ...period } }) =>
    reportSales(db, period, by),
  )
  serveStaff(app, ctx, endpoints.sellersReport, async ({ query }) => reportSellers(db, query))
  serveStaff(app, ctx, endpoints.refundsReport, async ({ query }) => reportRefunds(db, query))
  serveStaff(app, ctx, endpoints.discountsReport, async ({ query }) => reportDiscounts(db, query))
  serveStaff(app, ctx, endpoints.stockReport, async () => reportStockValue(db))
  serveStaff(app, ctx, endpoints.customersReport, async ({ query }) => reportCustomers(db, query))
  serveStaff(app, ctx, endpoints.searchesReport, async ({ query }) => reportSearches(db, query))
  serveStaff(app, ctx, endpoints.accountsReport, async ({ query }) =>
    monthlyAccounts(db, query.month),
  )
}
