import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockPoints } from './points-account.ts'

/**
 * Locks the account's points and throws `voucher_not_applicable` while points are owed: a voucher
 * that points paid for cannot be used then.
 */
export async function requireNoDebt(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  accountId: string,
): Promise<void> {
  const { debt } = await lockPoints(trx, ctx, accountId)
  if (debt > 0) throw new DomainError('voucher_not_applicable', { problem: 'points_owed' })
}
