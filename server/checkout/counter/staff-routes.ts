import { issueSentences } from '#contract/issue-sentences.ts'
import * as endpoints from '#contract/staff/counter.ts'
import * as holdEndpoints from '#contract/staff/try-on-holds.ts'
import { dayMs, hourMs } from '#domain/dates.ts'
import { invalid } from '#domain/errors.ts'
import { decimalText } from '#domain/format-money.ts'
import { presentCart } from '../../cart/present.ts'
import { listPaymentTerms } from '../../payments/payment-terms.ts'
import type { Ctx } from '../../platform/context.ts'
import { isDuplicate } from '../../platform/database/in-transaction.ts'
import type { App } from '../../platform/http/app.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { serveStaff, serveStaffSteps, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import { readLimits } from '../../settings/limits.ts'
import { listHolds, readHold } from './list-holds.ts'
import { makeSale } from './make-sale.ts'
import { maxDiscount, prepareBasket, priceBasket } from './price-basket.ts'
import { preparePhoneOrder, takePhoneOrder } from './take-phone-order.ts'
import { holdForTryOn, releaseTryOnHold } from './try-on-holds.ts'

const isTakenReference = (error: unknown) => isDuplicate(error, 'orders_reference_key')

export function staffCounterRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.quoteSale, async ({ body }, { staff, changes }) => {
    const { delivery_info: delivery, ...basket } = body
    changes.recordNothing()
    const prepared = await prepareBasket(ctx, basket, { staff, delivery })
    const cart = await priceBasket(ctx.db, prepared)
    return { cart: presentCart(cart), max_discount: decimalText(maxDiscount(prepared, cart)) }
  })

  serveStaffSteps(app, ctx, endpoints.makeSale, async ({ commit }, { body }, caller) => {
    const { staff, changes } = caller
    const { payments, expected_total: expectedTotal, locale, ...basket } = body
    const prepared = await prepareBasket(ctx, basket, { staff, delivery: null })
    const sale = { prepared, payments, expectedTotal, locale, staffId: staff.id }
    return commit((trx) => makeSale(trx, ctx, sale, changes), isTakenReference)
  })

  serveStaff(app, ctx, endpoints.listPhonePayments, async () => ({
    data: (await listPaymentTerms(ctx)).flatMap(({ slug, title }) => {
      const known = endpoints.phonePaymentMethods.safeParse(slug)
      return known.success ? [{ slug: known.data, title }] : []
    }),
  }))

  serveStaffSteps(app, ctx, endpoints.takePhoneOrder, async ({ commit }, { body }, caller) => {
    const { staff, changes, locale } = caller
    const { delivery_info: delivery, ...basket } = body
    const prepared = await prepareBasket(ctx, basket, { staff, delivery })
    const order = await preparePhoneOrder(ctx, prepared, body)
    const taken = { staffId: staff.id, locale }
    return commit((trx) => takePhoneOrder(trx, ctx, order, taken, changes), isTakenReference)
  })

  holdRoutes(app, ctx)
}

function holdRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, holdEndpoints.listTryOnHolds, async ({ query }) => {
    const { data, total } = await listHolds(ctx.db, query, query)
    return presentStaffPage('/try-on-holds', query, data, total)
  })

  serveStaffSteps(app, ctx, holdEndpoints.holdForTryOn, async ({ commit }, { body }, caller) => {
    const heldUntil = await endOfHold(ctx, body.held_until)
    const { variant_id: variantId, warehouse_id: warehouseId, qty, name, phone } = body
    const place = { variantId, warehouseId, qty, name, phone }
    const hold = { ...place, heldUntil, staffId: caller.staff.id }
    return commit(async (trx) => readHold(trx, await holdForTryOn(trx, ctx, hold, caller.changes)))
  })

  serveStaffWrite(app, ctx, holdEndpoints.releaseTryOnHold, async (trx, { params }, caller) => {
    await releaseTryOnHold(trx, ctx, params.id, caller.changes)
    return readHold(trx, params.id)
  })
}

/** A week at most. */
async function endOfHold(ctx: Ctx, wanted: string | null): Promise<Date> {
  const now = ctx.clock().getTime()
  if (wanted === null) {
    const { try_on_hours: hours } = await readLimits(ctx)
    return new Date(now + hours * hourMs)
  }
  const until = new Date(wanted)
  if (until.getTime() <= now || until.getTime() > now + 7 * dayMs) {
    throw invalid('held_until', issueSentences.hold_time)
  }
  return until
}
