import { noPointsComing, returnUndecided } from '#contract/points-issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { requireMember } from './adjust-points.ts'
import { lockPoints, releaseLots } from './points-account.ts'

interface Release {
  accountId: string
  orderId: string
  /** For the audit log. */
  reason: string
}

/**
 * Lets a customer spend the coming points of an order before the days for returns are over. Throws
 * `not_found`, and `invalid` if none are coming or a return is undecided.
 */
export async function releasePoints(
  trx: Trx,
  ctx: TrxCtx,
  { accountId, orderId, reason }: Release,
  changes: ChangeRecorder,
): Promise<void> {
  await requireMember(trx, accountId)
  const account = await lockPoints(trx, ctx, accountId)
  const lots = account.lots.filter((lot) => lot.order_id === orderId && !lot.is_spendable)
  if (lots.length === 0) throw invalid('order_id', noPointsComing)
  await releaseLots(trx, ctx, account, lots)
  if (account.lots.some((lot) => lot.order_id === orderId && !lot.is_spendable)) {
    throw invalid('order_id', returnUndecided)
  }
  await changes.record(trx, {
    action: 'points_released',
    subject: { kind: 'account', id: accountId },
    after: {
      order_id: orderId,
      points: lots.reduce((sum, { remaining }) => sum + remaining, 0),
      reason,
    },
  })
}
