import { releaseOrderStock } from '../inventory/order-stock.ts'
import { returnPoints } from '../loyalty/return-points.ts'
import type { Trx, TrxCtx } from '../platform/context.ts'
import { returnVoucher } from '../promotions/use-voucher.ts'

/** What an order took returns when it comes to nothing; once, however often it is called. */
export async function giveBack(trx: Trx, ctx: TrxCtx, orderId: string): Promise<void> {
  await returnPoints(trx, ctx, { orderId })
  await releaseOrderStock(trx, ctx, orderId)
  // Last, as at checkout: of a public code there may be many.
  await returnVoucher(trx, ctx, { orderId })
}
