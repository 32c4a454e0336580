import { DomainError } from '#domain/errors.ts'
import { findCustomer } from '../auth/contact.ts'
import type { Ctx } from '../context.ts'
import { erasePicture } from '../files/renditions.ts'
import { inTransaction } from '../in-transaction.ts'
import { eraseAccount } from '../profiles/close-account.ts'
import { recordChange } from '../staff/record-change.ts'
import type { StaffMember } from '../staff/staff-member.ts'

/** On the customer's word, given to staff. Throws `not_found` when it is closed already. */
export async function closeCustomer(
  ctx: Ctx,
  accountId: string,
  reason: string,
  staff: StaffMember,
): Promise<void> {
  const picture = await inTransaction(ctx, async (trx) => {
    const customer = await findCustomer(trx, { id: accountId })
    if (!customer) throw new DomainError('not_found')
    const subject = { kind: 'account', id: accountId }
    await recordChange(trx, staff, { action: 'customer_closed', subject, after: { reason } })
    return eraseAccount(ctx, trx, customer)
  })
  if (picture) await erasePicture(ctx, picture)
}
