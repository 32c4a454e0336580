import * as endpoints from '#contract/staff/enquiries.ts'
import type { Ctx } from '../../platform/context.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/serve.ts'
import { getEnquiry, markEnquiry, noteEnquiry, searchEnquiries } from './staff-enquiries.ts'

export function staffEnquiryRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.searchEnquiries, async ({ query }) => {
    const { data, total } = await searchEnquiries(ctx.db, query)
    return presentStaffPage('/enquiries', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getEnquiry, async ({ params }) => getEnquiry(ctx.db, params.id))

  serveStaff(app, ctx, endpoints.markEnquiry, async ({ params, body }, { staff }) =>
    markEnquiry(ctx, staff, params.id, body.status),
  )

  serveStaff(app, ctx, endpoints.noteEnquiry, async ({ params, body }, { staff }) =>
    noteEnquiry(ctx, staff, params.id, body.note),
  )
}
