import * as endpoints from '#contract/staff/booked-returns.ts'
import { getStaffOrder } from '../orders/staff-order.ts'
import type { Ctx } from '../platform/context.ts'
import { addUpload, storeUpload } from '../platform/files/store-file.ts'
import type { App } from '../platform/http/app.ts'
import { serveStaff, serveStaffSteps, serveStaffWrite } from '../platform/http/serve-staff.ts'
import { readLimits } from '../settings/limits.ts'
import { bookReturn } from './book-return.ts'
import { presentReturnable } from './present-returnable.ts'
import { staffRequest } from './staff-requests.ts'

/** Returns that staff book for customers. */
export function bookedReturnRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listReturnable, async ({ params }) => {
    const order = await getStaffOrder(ctx.db, params.id)
    const { return_days: days } = await readLimits(ctx)
    return presentReturnable(ctx.db, order, { now: ctx.clock(), days })
  })

  serveStaffSteps(app, ctx, endpoints.uploadReturnPicture, async ({ commit }, input, caller) => {
    const { account_id: accountId } = await getStaffOrder(ctx.db, input.params.id)
    const upload = await storeUpload(ctx, input.body.file)
    return commit(async (trx) => {
      const { id, ...info } = await addUpload(trx, ctx, accountId, upload)
      await caller.changes.record(trx, { action: 'image_uploaded', subject: { kind: 'file', id } })
      return { data: { _id: id, ...info } }
    })
  })

  serveStaffWrite(app, ctx, endpoints.bookReturn, async (trx, { params, body }, caller) => {
    const { id: orderId } = await getStaffOrder(trx, params.id)
    const booking = { orderId, staffId: caller.staff.id, body }
    return staffRequest(trx, ctx, await bookReturn(trx, ctx, booking, caller.changes))
  })
}
