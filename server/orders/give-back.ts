import type { Ctx, Trx } from '../context.ts'
import { returnPoints } from '../membership/return-points.ts'
import { returnVoucher } from '../offers/use-voucher.ts'
import { releaseOrderStock } from '../stock/order-stock.ts'

/** What an order took returns when it comes to nothing; once, however often it is called. */
export async function giveBack(ctx: Ctx, trx: Trx, orderId: string): Promise<void> {
  await returnPoints(trx, ctx, { orderId })
  await releaseOrderStock(ctx, trx, orderId)
  // Last, as at checkout: of a public code there may be many.
  await returnVoucher(trx, ctx, { orderId })
}
