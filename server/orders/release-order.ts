import { releaseOrderStock } from '../inventory/order-stock.ts'
import { returnPoints } from '../loyalty/return-points.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { returnVoucher } from '../promotions/use-voucher.ts'

/** Returns the points, stock and voucher of a cancelled order. Idempotent. */
export async function giveBack(trx: Trx, ctx: TrxCtx, orderId: string): Promise<void> {
  await returnPoints(trx, ctx, { orderId })
  await releaseOrderStock(trx, ctx, orderId)
  // Last, as at checkout: many orders may share a public code.
  await returnVoucher(trx, ctx, { orderId })
}
