import type { z } from '@hono/zod-openapi'
import * as endpoints from '#contract/staff/customers.ts'
import { recordExport } from '../platform/changes/record-export.ts'
import type { Ctx } from '../platform/context.ts'
import { eraseFiles, type ErasedFile } from '../platform/files/erase-uploads.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff, serveStaffSteps, serveStaffWrite } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import { closeCustomer } from './close-customer.ts'
import { exportCustomer } from './export-customer.ts'
import { readCustomer, searchCustomers } from './find-customers.ts'
import { mergeCustomers } from './merge-customers.ts'
import { addCustomerNote } from './notes.ts'

export function staffCustomerRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listCustomers, async ({ query }) => {
    const { data, total } = await searchCustomers(ctx.db, filterOf(query), query)
    return presentStaffPage('/customers', query, data, total)
  })

  serveStaff(app, ctx, endpoints.exportCustomers, async ({ query }, { changes }) => {
    const { data, total } = await searchCustomers(ctx.db, filterOf(query), query)
    const taken = { query, rows: data.length, total }
    await recordExport(ctx, changes, {
      action: 'customers_exported',
      subject: 'customers',
      ...taken,
    })
    return presentStaffPage('/customers/export', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getCustomer, async ({ params }) =>
    readCustomer(ctx.db, ctx, params.account_id),
  )

  serveStaffWrite(
    app,
    ctx,
    endpoints.addCustomerNote,
    async (trx, { params, body }, { changes, staff }) => {
      const { account_id: accountId } = params
      await addCustomerNote(trx, ctx, { accountId, staffId: staff.id, note: body.note }, changes)
      return readCustomer(trx, ctx, accountId)
    },
  )

  // The export opens its own transaction: a snapshot of all tables.
  serveStaff(app, ctx, endpoints.exportCustomer, async ({ params }, { changes }) =>
    exportCustomer(ctx, params.account_id, changes),
  )

  serveStaffWrite(
    app,
    ctx,
    endpoints.mergeCustomers,
    async (trx, { params, body }, { changes }) => {
      const { account_id: accountId } = params
      const { duplicate_id: duplicateId, reason } = body
      await mergeCustomers(trx, ctx, { accountId, duplicateId, reason }, changes)
      return readCustomer(trx, ctx, accountId)
    },
  )

  serveStaffSteps(app, ctx, endpoints.closeCustomer, async ({ commit }, input, { changes }) => {
    const { account_id: accountId } = input.params
    let files: readonly ErasedFile[] = []
    const answer = await commit(async (trx) => {
      files = await closeCustomer(trx, ctx, { accountId, reason: input.body.reason }, changes)
      return readCustomer(trx, ctx, accountId)
    })
    await eraseFiles(ctx, files)
    return answer
  })
}

function filterOf(query: z.output<typeof endpoints.listCustomers.query & {}>) {
  const { keyword, type, is_closed: isClosed } = query
  return { keyword, type, isClosed: isClosed === 'true' }
}
