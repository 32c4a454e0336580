import { shipOrderStock } from '../../inventory/ship-stock.ts'
import { earnPoints } from '../../loyalty/earn-points.ts'
import type { OrderRow } from '../../orders/queries.ts'
import { writeReplacement } from '../../orders/write-replacement.ts'
import { writeParts, type PaidPart } from '../../payments/tills/counter-payments.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import type { TakenLine } from './plan-return.ts'
import type { Shop } from './taken-instead.ts'

interface SoldInstead {
  id: string
  reference: string
  requestId: string
  staffId: string
  shop: Shop
  tillId: string
  lines: readonly TakenLine[]
  /** What the items brought back pay of it. */
  byExchange: number
  /** How the difference is paid. */
  parts: readonly PaidPart[]
}

/** Sells what is taken instead: a sale of its own that leaves the shop at once. */
export async function sellInstead(
  trx: Trx,
  ctx: TrxCtx,
  order: OrderRow,
  { tillId, parts, ...replacement }: SoldInstead,
): Promise<void> {
  const { id } = replacement
  await writeReplacement(trx, ctx, order, replacement)
  if (parts.length > 0) await writeParts(trx, { orderId: id, tillId, at: ctx.clock() }, parts)
  await shipOrderStock(trx, ctx, id)
  await earnPoints(trx, ctx, { orderId: id })
}
