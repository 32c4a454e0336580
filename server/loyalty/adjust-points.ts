import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockPoints, creditPoints, debitPoints, spendablePoints } from './points-account.ts'
import { findTerms } from './terms.ts'

interface Adjustment {
  accountId: string
  /** Negative to remove points. */
  points: number
  /** Shown to the customer. */
  reason: string
}

/** Adds points that can be spent at once, or removes them up to the balance. Throws `not_found`, `not_enough_points`. */
export async function adjustPoints(
  trx: Trx,
  ctx: TrxCtx,
  { accountId, points, reason }: Adjustment,
  changes: ChangeRecorder,
): Promise<{ balance: number }> {
  await requireMember(trx, accountId)
  const account = await lockPoints(trx, ctx, accountId)
  const before = spendablePoints(account) - account.debt
  const movement = { kind: 'adjust' as const, reason }
  if (points > 0) {
    const spendableAt = ctx.clock()
    const expiresAt = (await findTerms(trx)).expiryOf(spendableAt)
    await creditPoints(trx, ctx, account, movement, [
      { points, expiresAt, spendableAt, orderId: null },
    ])
  } else {
    if (spendablePoints(account) < -points) {
      throw new DomainError('not_enough_points', { balance: before, needed: -points })
    }
    await debitPoints(trx, ctx, account, movement, -points)
  }
  const balance = spendablePoints(account) - account.debt
  await changes.record(trx, {
    action: 'points_adjusted',
    subject: { kind: 'account', id: accountId },
    before: { balance: before },
    after: { balance, points, reason },
  })
  return { balance }
}

/** Throws `not_found` unless the account is an open one of a customer. */
export async function requireMember(trx: Trx, accountId: string): Promise<void> {
  const member = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('kind', '=', 'REGISTERED')
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!member) throw new DomainError('not_found')
}
