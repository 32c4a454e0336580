import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { creditPoints, debitPoints, lockPoints, type PointsAccount } from './points-account.ts'

const movement = { kind: 'merge' as const }

/** Moves an account's points, with their days, and its debt to another account of the customer. */
export async function mergePoints(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const [giver, taker] = await lockBoth(trx, ctx, from, into)
  const { held, debt, lots } = giver
  if (held > 0) {
    await debitPoints(trx, ctx, giver, movement, held, lots)
    const moved = lots.map((lot) => ({
      points: lot.remaining,
      expiresAt: lot.expires_at,
      spendableAt: lot.spendable_at,
      orderId: lot.order_id,
    }))
    await creditPoints(trx, ctx, taker, movement, moved)
  }
  if (debt > 0) {
    const now = ctx.clock()
    const settled = { points: debt, expiresAt: now, spendableAt: now, orderId: null }
    await creditPoints(trx, ctx, giver, movement, [settled])
    await debitPoints(trx, ctx, taker, movement, debt)
  }
}

/** In one order, because two merges may meet. */
async function lockBoth(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  from: string,
  into: string,
): Promise<[giver: PointsAccount, taker: PointsAccount]> {
  if (from > into) {
    const [taker, giver] = await lockBoth(trx, ctx, into, from)
    return [giver, taker]
  }
  return [await lockPoints(trx, ctx, from), await lockPoints(trx, ctx, into)]
}
