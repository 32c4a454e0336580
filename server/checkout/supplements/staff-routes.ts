import * as endpoints from '#contract/staff/supplements.ts'
import { DomainError } from '#domain/errors.ts'
import { presentCart } from '../../cart/present.ts'
import { requireEditable } from '../../orders/plan-edit.ts'
import { getStaffOrder } from '../../orders/staff-order.ts'
import type { Ctx } from '../../platform/context.ts'
import { isDuplicate } from '../../platform/database/in-transaction.ts'
import type { App } from '../../platform/http/app.ts'
import { serveStaff, serveStaffSteps } from '../../platform/http/serve-staff.ts'
import {
  addSupplement,
  prepareSupplement,
  prepareTerms,
  priceSupplement,
} from './add-supplement.ts'

const isTakenReference = (error: unknown) => isDuplicate(error, 'orders_reference_key')

export function staffSupplementRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.quoteSupplement, async ({ params, body }, { changes }) => {
    changes.recordNothing()
    const order = await getStaffOrder(ctx.db, params.id)
    requireEditable(order, 'supplement')
    const prepared = await prepareSupplement(ctx, order, body.lines)
    return { cart: presentCart(await priceSupplement(ctx.db, prepared)) }
  })

  serveStaffSteps(app, ctx, endpoints.addSupplement, async ({ commit }, call, caller) => {
    const { params, body } = call
    const { staff, changes, seen } = caller
    if (body.counter && !staff.permissions.includes('counter:sell')) {
      throw new DomainError('forbidden', { permission: 'counter:sell' })
    }
    const order = await getStaffOrder(ctx.db, params.id)
    const prepared = await prepareSupplement(ctx, order, body.lines)
    const terms = await prepareTerms(ctx, order, body.payment_method)
    const input = { orderId: order.id, seen, prepared, terms, body, staffId: staff.id }
    return commit((trx) => addSupplement(trx, ctx, input, changes), isTakenReference)
  })
}
