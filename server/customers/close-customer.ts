import { DomainError } from '#domain/errors.ts'
import type { StaffMember } from '../platform/access/staff-member.ts'
import { recordChange } from '../platform/changes/record-change.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { eraseFiles } from '../platform/files/erase-uploads.ts'
import { eraseAccount } from './profiles/close-account.ts'

/**
 * On the person's word, given to staff: a customer's account, or a guest's with their orders.
 * Throws `not_found` when it is closed already, `orders_under_way` before they are settled.
 */
export async function closeCustomer(
  ctx: Ctx,
  accountId: string,
  reason: string,
  staff: StaffMember,
): Promise<void> {
  const files = await inTransaction(ctx, async (trx) => {
    const open = await trx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (!open) throw new DomainError('not_found')
    const subject = { kind: 'account', id: accountId }
    await recordChange(trx, staff, { action: 'customer_closed', subject, after: { reason } })
    return eraseAccount(trx, ctx, accountId)
  })
  await eraseFiles(ctx, files)
}
