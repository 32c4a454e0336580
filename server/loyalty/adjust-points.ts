import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockPoints, creditPoints, debitPoints } from './points-account.ts'
import { findTerms } from './terms.ts'

interface Adjustment {
  accountId: string
  /** Negative to remove points. */
  points: number
  /** Shown to the customer. */
  reason: string
}

/** Adds points, or removes them up to the balance. Throws `not_found`, `not_enough_points`. */
export async function adjustPoints(
  trx: Trx,
  ctx: TrxCtx,
  { accountId, points, reason }: Adjustment,
  changes: ChangeRecorder,
): Promise<{ balance: number }> {
  const member = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('kind', '=', 'REGISTERED')
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!member) throw new DomainError('not_found')
  const account = await lockPoints(trx, ctx, accountId)
  const before = account.available - account.debt
  const movement = { kind: 'adjust' as const, reason }
  if (points > 0) {
    const expiresAt = (await findTerms(trx)).expiryOf(ctx.clock())
    await creditPoints(trx, ctx, account, movement, [{ points, expiresAt }])
  } else {
    if (account.available < -points) {
      throw new DomainError('not_enough_points', { balance: before, needed: -points })
    }
    await debitPoints(trx, ctx, account, movement, -points)
  }
  const balance = account.available - account.debt
  await changes.record(trx, {
    action: 'points_adjusted',
    subject: { kind: 'account', id: accountId },
    before: { balance: before },
    after: { balance, points, reason },
  })
  return { balance }
}
