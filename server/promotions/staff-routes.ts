import * as endpoints from '#contract/staff/offers.ts'
import type { Ctx, Trx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Remember } from '../platform/http/idempotency.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/serve.ts'
import { archivePromotion, savePromotion } from './save-promotion.ts'
import { archiveVoucher, saveVoucher } from './save-voucher.ts'
import {
  getStaffPromotion,
  getStaffVoucher,
  listStaffPromotions,
  listStaffVouchers,
} from './staff-offers.ts'
import { listCodesOf, listUsesOf } from './voucher-history.ts'

export function staffOfferRoutes(app: App, ctx: Ctx): void {
  promotionRoutes(app, ctx)
  voucherRoutes(app, ctx)
}

function promotionRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listPromotions, async ({ query }) => {
    const filter = { ...query, at: ctx.clock() }
    const { data, total } = await listStaffPromotions(ctx.db, filter)
    return presentStaffPage('/promotions', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getPromotion, async ({ params }) =>
    getStaffPromotion(ctx.db, params.id, ctx.clock()),
  )

  serveStaff(app, ctx, endpoints.createPromotion, async ({ body }, { staff, remember }) =>
    answering(ctx, remember, async (trx) => {
      const id = await savePromotion(trx, ctx, staff, body)
      return getStaffPromotion(trx, id, ctx.clock())
    }),
  )

  serveStaff(app, ctx, endpoints.changePromotion, async ({ params, body }, { staff, remember }) =>
    answering(ctx, remember, async (trx) => {
      await savePromotion(trx, ctx, staff, body, params.id)
      return getStaffPromotion(trx, params.id, ctx.clock())
    }),
  )

  serveStaff(app, ctx, endpoints.archivePromotion, async ({ params }, { staff, remember }) =>
    answering(ctx, remember, async (trx) => {
      await archivePromotion(trx, ctx, staff, params.id)
      return getStaffPromotion(trx, params.id, ctx.clock())
    }),
  )
}

function voucherRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listVouchers, async ({ query }) => {
    const filter = { ...query, at: ctx.clock() }
    const { data, total } = await listStaffVouchers(ctx.db, filter)
    return presentStaffPage('/vouchers', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getVoucher, async ({ params }) =>
    getStaffVoucher(ctx.db, params.id, ctx.clock()),
  )

  serveStaff(app, ctx, endpoints.createVoucher, async ({ body }, { staff, remember }) =>
    answering(ctx, remember, async (trx) => {
      const id = await saveVoucher(trx, ctx, staff, body)
      return getStaffVoucher(trx, id, ctx.clock())
    }),
  )

  serveStaff(app, ctx, endpoints.changeVoucher, async ({ params, body }, { staff, remember }) =>
    answering(ctx, remember, async (trx) => {
      await saveVoucher(trx, ctx, staff, body, params.id)
      return getStaffVoucher(trx, params.id, ctx.clock())
    }),
  )

  serveStaff(app, ctx, endpoints.archiveVoucher, async ({ params }, { staff, remember }) =>
    answering(ctx, remember, async (trx) => {
      await archiveVoucher(trx, ctx, staff, params.id)
      return getStaffVoucher(trx, params.id, ctx.clock())
    }),
  )

  serveStaff(app, ctx, endpoints.listVoucherCodes, async ({ params, query }) => {
    await getStaffVoucher(ctx.db, params.id, ctx.clock())
    const { data, total } = await listCodesOf(ctx.db, params.id, { ...query, at: ctx.clock() })
    return presentStaffPage(`/vouchers/${params.id}/codes`, query, data, total)
  })

  serveStaff(app, ctx, endpoints.listVoucherUses, async ({ params, query }) => {
    await getStaffVoucher(ctx.db, params.id, ctx.clock())
    const { data, total } = await listUsesOf(ctx.db, params.id, query)
    return presentStaffPage(`/vouchers/${params.id}/uses`, query, data, total)
  })
}

/** Change, journal and remembered answer are one. */
function answering<Answer>(
  ctx: Ctx,
  remember: Remember,
  work: (trx: Trx) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(ctx, async (trx) => {
    const answer = await work(trx)
    await remember(trx, answer)
    return answer
  })
}
