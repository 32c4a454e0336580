import { dayMs } from '#domain/dates.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { customerOf } from './customer-of.ts'
import { lockPoints, creditPoints, type CreditedLot } from './points-account.ts'

/** Returned points can be spent for at least this many days. */
const graceDays = 30

interface Returned {
  orderId: string
  /**
   * For a partial return: the points paid for the items that are returned, or cancelled in an
   * unpaid order (`refundRequestId` null). Without it, all remaining points are returned.
   */
  part?: { refundRequestId: string | null; points: number }
}

/**
 * Returns the points an order spent, and those of a refund request only once. Does nothing if it
 * spent none.
 */
export async function returnPoints(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  { orderId, part }: Returned,
): Promise<void> {
  if (part?.points === 0) return
  const spending = await trx
    .selectFrom('points_transactions as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['m.id', 'm.points', customerOf])
    .where('m.order_id', '=', orderId)
    .where('m.kind', '=', 'spend')
    .executeTakeFirst()
  if (!spending) return
  const account = await lockPoints(trx, ctx, spending.customer_id)
  const returns = await trx
    .selectFrom('points_transactions')
    .select(['points', 'refund_request_id'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'return')
    .execute()
  const refundRequestId = part?.refundRequestId ?? null
  const isReturned = returns.some((each) => each.refund_request_id === refundRequestId)
  if (refundRequestId !== null && isReturned) return
  const before = returns.reduce((sum, { points }) => sum + points, 0)
  const coming = Math.min(part?.points ?? Infinity, -spending.points - before)
  if (coming <= 0) return
  const lots = await returnedLots(trx, ctx, spending.id, { before, coming })
  const movement = {
    kind: 'return' as const,
    order_id: orderId,
    refund_request_id: refundRequestId,
    is_order_edit: part !== undefined && refundRequestId === null,
  }
  await creditPoints(trx, ctx, account, movement, lots)
}

/** The lots the points came from, soonest to expire first. */
async function returnedLots(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  spendingId: number,
  { before, coming }: { before: number; coming: number },
): Promise<CreditedLot[]> {
  const drawn = await trx
    .selectFrom('points_lot_debits as d')
    .innerJoin('points_lots as l', 'l.id', 'd.lot_id')
    .select(['d.points', 'l.expires_at'])
    .where('d.transaction_id', '=', spendingId)
    .orderBy('l.expires_at')
    .orderBy('l.id')
    .execute()
  const now = ctx.clock()
  const soonest = new Date(now.getTime() + graceDays * dayMs)
  let [returned, left] = [before, coming]
  return drawn.flatMap(({ points, expires_at }) => {
    const skipped = Math.min(returned, points)
    const taken = Math.min(points - skipped, left)
    returned -= skipped
    left -= taken
    const expiresAt = expires_at < soonest ? soonest : expires_at
    return taken > 0 ? [{ points: taken, expiresAt, spendableAt: now, orderId: null }] : []
  })
}
