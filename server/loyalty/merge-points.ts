import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import {
  creditPoints,
  debitPoints,
  lockPoints,
  lotsOf,
  type PointsAccount,
} from './points-account.ts'

const movement = { kind: 'merge' as const }

/** Moves an account's points, with their expiry, or its debt to another account of the customer. */
export async function mergePoints(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const [giver, taker] = await lockBoth(trx, ctx, from, into)
  const { available, debt } = giver
  if (available > 0) {
    const lots = await lotsOf(trx, from).select('expires_at').execute()
    await debitPoints(trx, ctx, giver, movement, available)
    const moved = lots.map(({ remaining, expires_at: expiresAt }) => ({
      points: remaining,
      expiresAt,
    }))
    await creditPoints(trx, ctx, taker, movement, moved)
  }
  if (debt > 0) {
    await creditPoints(trx, ctx, giver, movement, [{ points: debt, expiresAt: ctx.clock() }])
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
