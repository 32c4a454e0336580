import * as endpoints from '#contract/staff/orders.ts'
import type { Ctx } from '../platform/context.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/serve.ts'
import { addOrderNote } from './add-note.ts'
import { cancelOrder } from './cancel-order.ts'
import { completeOrder } from './complete-order.ts'
import { markCollected, packOrder, readyForCollection } from './fulfil-order.ts'
import { presentFoundOrder, presentStaffOrder } from './present-staff.ts'
import { searchOrders } from './search-orders.ts'
import { acceptPayment, acceptProof, rejectProof } from './settle-payment.ts'
import { dropRest, shipOrder } from './ship-order.ts'
import { getStaffOrder } from './staff-order.ts'

export function staffOrderRoutes(app: App, ctx: Ctx): void {
  const idOf = async (typed: string) => (await getStaffOrder(ctx.db, typed)).id

  serveStaff(app, ctx, endpoints.searchOrders, async ({ query }) => {
    const { rows, total } = await searchOrders(ctx.db, query)
    return presentStaffPage('/orders', query, rows.map(presentFoundOrder), total)
  })

  serveStaff(app, ctx, endpoints.getOrder, async ({ params }) => presentStaffOrder(ctx, params.id))

  serveStaff(app, ctx, endpoints.acceptProof, async ({ params, body }, { staff }) => {
    const id = await idOf(params.id)
    await acceptProof(ctx, id, { note: body.note, proofId: body.proof_id }, staff)
    return presentStaffOrder(ctx, id)
  })

  serveStaff(app, ctx, endpoints.rejectProof, async ({ params, body }, { staff }) => {
    const id = await idOf(params.id)
    await rejectProof(ctx, id, body.reason, staff, body.proof_id)
    return presentStaffOrder(ctx, id)
  })

  serveStaff(app, ctx, endpoints.markPaid, async ({ params, body }, { staff }) => {
    const id = await idOf(params.id)
    await acceptPayment(ctx, id, body.note, staff)
    return presentStaffOrder(ctx, id)
  })

  serveStaff(app, ctx, endpoints.pack, async ({ params }, { staff }) => {
    const id = await idOf(params.id)
    await packOrder(ctx, id, staff)
    return presentStaffOrder(ctx, id)
  })

  serveStaff(app, ctx, endpoints.ship, async ({ params, body }, { staff }) => {
    const id = await idOf(params.id)
    const parcel = { items: body.items, courierId: body.courier_id }
    await shipOrder(ctx, id, body.tracking_number || null, parcel, staff)
    return presentStaffOrder(ctx, id)
  })

  serveStaff(app, ctx, endpoints.dropRest, async ({ params, body }, { staff }) => {
    const id = await idOf(params.id)
    await dropRest(ctx, id, body.reason, staff)
    return presentStaffOrder(ctx, id)
  })

  serveStaff(app, ctx, endpoints.ready, async ({ params }, { staff }) => {
    const id = await idOf(params.id)
    await readyForCollection(ctx, id, staff)
    return presentStaffOrder(ctx, id)
  })

  serveStaff(app, ctx, endpoints.collect, async ({ params }, { staff }) => {
    const id = await idOf(params.id)
    await markCollected(ctx, id, staff)
    return presentStaffOrder(ctx, id)
  })

  serveStaff(app, ctx, endpoints.complete, async ({ params }, { staff }) => {
    const id = await idOf(params.id)
    await completeOrder(ctx, id, 'staff', staff)
    return presentStaffOrder(ctx, id)
  })

  serveStaff(app, ctx, endpoints.cancel, async ({ params, body }, { staff }) => {
    const id = await idOf(params.id)
    await cancelOrder(ctx, id, 'staff', body.reason, staff)
    return presentStaffOrder(ctx, id)
  })

  serveStaff(app, ctx, endpoints.addNote, async ({ params, body }, { staff }) => {
    const id = await idOf(params.id)
    await addOrderNote(ctx, id, body.note, staff)
    return presentStaffOrder(ctx, id)
  })
}
