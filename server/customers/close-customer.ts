import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import type { ErasedFile } from '../platform/files/erase-uploads.ts'
import { eraseAccount } from './profiles/close-account.ts'

/**
 * Closes a customer's account, or a guest's with their orders, at the person's request to staff.
 * Returns the pictures to erase after the commit. Throws `not_found` if it is already closed, and
 * `orders_in_progress` while orders are unsettled.
 */
export async function closeCustomer(
  trx: Trx,
  ctx: TrxCtx,
  { accountId, reason }: { accountId: string; reason: string },
  changes: ChangeRecorder,
): Promise<ErasedFile[]> {
  const open = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!open) throw new DomainError('not_found')
  const subject = { kind: 'account', id: accountId }
  await changes.record(trx, { action: 'customer_closed', subject, after: { reason } })
  return eraseAccount(trx, ctx, accountId)
}
