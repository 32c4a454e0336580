import * as endpoints from '#contract/endpoints/vouchers.ts'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../platform/context.ts'
import { presentPage } from '../platform/http/paging.ts'
import type { App } from '../platform/http/app.ts'
import { serve, serveSteps } from '../platform/http/serve.ts'
import { getListedVoucher, listedVouchers } from './list-vouchers.ts'
import { presentCode, presentVoucher } from './present.ts'
import { type CodeRow, listOwnCodes, selectCodes, vouchersById } from './queries.ts'
import { isCodeTaken, redeemVoucher } from './redeem-voucher.ts'

export function voucherRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.listVouchers, async ({ query }, { tag }) => {
    tag('vouchers')
    const { rows, total } = await listedVouchers(ctx, query)
    return presentPage('/vouchers/all', query, rows.map(presentVoucher), total)
  })

  serve(app, ctx, endpoints.getVoucher, async ({ params }, { tag }) => {
    tag('vouchers')
    return presentVoucher(await getListedVoucher(ctx, params.voucher_id))
  })

  serveSteps(app, ctx, endpoints.redeemVoucher, ({ commit }, { body }, { account }) => {
    const redeeming = { accountId: account.id, voucherId: body.voucher_id, qty: body.qty }
    return commit((trx) => redeemVoucher(trx, ctx, redeeming), isCodeTaken)
  })

  serve(app, ctx, endpoints.listRedeemedVouchers, async ({ query }, { account }) => {
    const page = { ...query, at: ctx.clock() }
    const { rows, total } = await listOwnCodes(ctx.db, account.id, page)
    return presentPage('/redeemed-vouchers/all', query, await presentCodes(ctx, rows), total)
  })

  serve(app, ctx, endpoints.getRedeemedVoucher, async ({ params }, { account }) => {
    const rows = await selectCodes(ctx.db)
      .where('c.id', '=', params.discount_code_id)
      .where('c.account_id', '=', account.id)
      .execute()
    const [code] = await presentCodes(ctx, rows)
    if (!code) throw new DomainError('not_found')
    return code
  })
}

async function presentCodes(ctx: Ctx, rows: readonly CodeRow[]) {
  const vouchers = await vouchersById(
    ctx.db,
    rows.map(({ voucher_id }) => voucher_id),
  )
  return rows.flatMap((row) => {
    const voucher = vouchers.get(row.voucher_id)
    return voucher ? [presentCode(row, voucher, ctx.clock())] : []
  })
}
