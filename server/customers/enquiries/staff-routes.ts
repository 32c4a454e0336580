import * as endpoints from '#contract/staff/enquiries.ts'
import type { Ctx } from '../../platform/context.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { serveStaff, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/app.ts'
import {
  getEnquiry,
  markEnquiry,
  noteEnquiry,
  replyToEnquiry,
  searchEnquiries,
} from './staff-enquiries.ts'

export function staffEnquiryRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.searchEnquiries, async ({ query }) => {
    const { data, total } = await searchEnquiries(ctx.db, query)
    return presentStaffPage('/enquiries', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getEnquiry, async ({ params }) => getEnquiry(ctx.db, params.id))

  serveStaffWrite(app, ctx, endpoints.markEnquiry, async (trx, { params, body }, { changes }) =>
    markEnquiry(trx, ctx, params.id, body.status, changes),
  )

  serveStaffWrite(app, ctx, endpoints.noteEnquiry, async (trx, { params, body }, { changes }) =>
    noteEnquiry(trx, params.id, body.note, changes),
  )

  serveStaffWrite(
    app,
    ctx,
    endpoints.replyToEnquiry,
    async (trx, { params, body }, { staff, changes }) =>
      replyToEnquiry(
        trx,
        ctx,
        { enquiryId: params.id, staffId: staff.id, text: body.text },
        changes,
      ),
  )
}
