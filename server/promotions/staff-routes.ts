import { listCustomerVouchers } from '#contract/staff/customer-vouchers.ts'
import * as endpoints from '#contract/staff/promotions.ts'
import { requireSeen } from '../platform/changes/require-seen.ts'
import type { Ctx } from '../platform/context.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import type { App } from '../platform/http/app.ts'
import { serveStaff, serveStaffWrite } from '../platform/http/serve-staff.ts'
import { archiveOffer } from './save-offer.ts'
import { savePromotion } from './save-promotion.ts'
import { saveVoucher } from './save-voucher.ts'
import {
  getStaffPromotion,
  getStaffVoucher,
  listStaffPromotions,
  listStaffVouchers,
} from './staff-promotions.ts'
import { listCodesOf, listCustomerCodes, listUsesOf } from './voucher-history.ts'

export function staffPromotionRoutes(app: App, ctx: Ctx): void {
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

  serveStaffWrite(app, ctx, endpoints.createPromotion, async (trx, { body }, { changes }) => {
    const id = await savePromotion(trx, ctx, body, changes)
    return getStaffPromotion(trx, id, ctx.clock())
  })

  serveStaffWrite(
    app,
    ctx,
    endpoints.changePromotion,
    async (trx, { params, body }, { changes, seen }) => {
      await requireSeen(trx, { kind: 'promotion', id: params.id }, seen)
      await savePromotion(trx, ctx, body, changes, params.id)
      return getStaffPromotion(trx, params.id, ctx.clock())
    },
  )

  serveStaffWrite(app, ctx, endpoints.archivePromotion, async (trx, { params }, { changes }) => {
    await archiveOffer(trx, ctx, 'promotion', params.id, changes)
    return getStaffPromotion(trx, params.id, ctx.clock())
  })
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

  serveStaffWrite(app, ctx, endpoints.createVoucher, async (trx, { body }, { changes }) => {
    const id = await saveVoucher(trx, ctx, body, changes)
    return getStaffVoucher(trx, id, ctx.clock())
  })

  serveStaffWrite(
    app,
    ctx,
    endpoints.changeVoucher,
    async (trx, { params, body }, { changes, seen }) => {
      await requireSeen(trx, { kind: 'voucher', id: params.id }, seen)
      await saveVoucher(trx, ctx, body, changes, params.id)
      return getStaffVoucher(trx, params.id, ctx.clock())
    },
  )

  serveStaffWrite(app, ctx, endpoints.archiveVoucher, async (trx, { params }, { changes }) => {
    await archiveOffer(trx, ctx, 'voucher', params.id, changes)
    return getStaffVoucher(trx, params.id, ctx.clock())
  })

  serveStaff(app, ctx, endpoints.listVoucherCodes, async ({ params, query }) => {
    await getStaffVoucher(ctx.db, params.id, ctx.clock())
    const { data, total } = await listCodesOf(ctx.db, params.id, { ...query, at: ctx.clock() })
    return presentStaffPage(`/vouchers/${params.id}/codes`, query, data, total)
  })

  serveStaff(app, ctx, listCustomerVouchers, async ({ params: { account_id: id }, query }) => {
    const { data, total } = await listCustomerCodes(ctx.db, id, { ...query, at: ctx.clock() })
    return presentStaffPage(`/customers/${id}/vouchers`, query, data, total)
  })

  serveStaff(app, ctx, endpoints.listVoucherUses, async ({ params, query }) => {
    await getStaffVoucher(ctx.db, params.id, ctx.clock())
    const { data, total } = await listUsesOf(ctx.db, params.id, query)
    return presentStaffPage(`/vouchers/${params.id}/uses`, query, data, total)
  })
}
