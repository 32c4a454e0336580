import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockPoints, debitPoints, spendablePoints } from './points-account.ts'

interface Spending {
  accountId: string
  points: number
  /** Order that the points are spent on; each takes points once. */
  orderId?: string
  voucherCodeId?: string
}

/**
 * Spends points, soonest to expire first, and locks the account's points until the transaction
 * ends. Throws `not_enough_points`.
 */
export async function spendPoints(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  { accountId, points, orderId, voucherCodeId }: Spending,
): Promise<void> {
  if (points === 0) return
  if (!Number.isSafeInteger(points) || points < 0) throw new Error(`cannot spend ${points} points`)
  const account = await lockPoints(trx, ctx, accountId)
  const available = spendablePoints(account)
  if (available < points) {
    const balance = available - account.debt
    throw new DomainError('not_enough_points', { balance, needed: points })
  }
  const movement = {
    kind: 'spend' as const,
    order_id: orderId ?? null,
    voucher_code_id: voucherCodeId ?? null,
  }
  await debitPoints(trx, ctx, account, movement, points)
}
