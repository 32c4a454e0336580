import * as endpoints from '#contract/staff/counter-returns.ts'
import { decimalText } from '#domain/format-money.ts'
import { getStaffOrder } from '../../orders/staff-order.ts'
import type { Ctx } from '../../platform/context.ts'
import { isDuplicate } from '../../platform/database/in-transaction.ts'
import type { App } from '../../platform/http/app.ts'
import { serveStaff, serveStaffSteps } from '../../platform/http/serve-staff.ts'
import { readLimits } from '../../settings/limits.ts'
import { presentGift } from '../gifts-at-risk.ts'
import { bringBack } from './bring-back.ts'
import { planReturn, type ReturnPlan } from './plan-return.ts'
import { presentReturnable } from './present-returnable.ts'
import { getShop } from './taken-instead.ts'

const isTakenReference = (error: unknown) => isDuplicate(error, 'orders_reference_key')

export function staffCounterReturnRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.getReturnable, async ({ params, query }) => {
    // A receipt is numbered by its order.
    const order = await getStaffOrder(ctx.db, params.id.replace(/-R$/i, ''))
    const { return_days: returnDays } = await readLimits(ctx)
    const { warehouse_id: warehouseId } = query
    return presentReturnable(ctx.db, { order, warehouseId, returnDays, now: ctx.clock() })
  })

  serveStaff(app, ctx, endpoints.quoteReturn, async ({ body }, { changes }) => {
    changes.recordNothing()
    const order = await getStaffOrder(ctx.db, body.order_id)
    const shop = await getShop(ctx.db, body.warehouse_id)
    const { items, gifts } = body
    return presentPlan(await planReturn(ctx.db, ctx.clock(), { order, shop, items, gifts }))
  })

  serveStaffSteps(app, ctx, endpoints.bringBack, async ({ commit }, { body }, caller) => {
    const { id: orderId } = await getStaffOrder(ctx.db, body.order_id)
    const brought = { orderId, body, staffId: caller.staff.id }
    return commit(async (trx) => {
      const { plan, ...done } = await bringBack(trx, ctx, brought, caller.changes)
      return { ...presentPlan(plan), ...done }
    }, isTakenReference)
  })
}

function presentPlan({ returned, cost, refund, toPay, points, gifts }: ReturnPlan) {
  return {
    gifts_at_risk: gifts.map(presentGift),
    returned: decimalText(returned),
    taken: decimalText(cost),
    refund: decimalText(refund),
    to_pay: decimalText(toPay),
    points,
  }
}
