import * as endpoints from '#contract/staff/customers.ts'
import type { Ctx } from '../platform/context.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/serve.ts'
import { closeCustomer } from './close-customer.ts'
import { exportAccount } from './export-customer.ts'
import { readCustomer, searchCustomers } from './find-customers.ts'

export function staffCustomerRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listCustomers, async ({ query }) => {
    const { keyword, type, is_closed } = query
    const filter = { keyword, type, isClosed: is_closed === 'true' }
    const { data, total } = await searchCustomers(ctx.db, filter, query)
    return presentStaffPage('/customers', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getCustomer, async ({ params }) =>
    readCustomer(ctx, params.account_id),
  )

  serveStaff(app, ctx, endpoints.exportCustomer, async ({ params }, { staff }) =>
    exportAccount(ctx, params.account_id, staff),
  )

  serveStaff(app, ctx, endpoints.closeCustomer, async ({ params, body }, { staff }) => {
    await closeCustomer(ctx, params.account_id, body.reason, staff)
    return readCustomer(ctx, params.account_id)
  })
}
