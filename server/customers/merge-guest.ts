import { issueSentences } from '#contract/issue-sentences.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { mergeAccount } from './auth/merge-account.ts'

interface GuestMerge {
  accountId: string
  guestId: string
  reason: string
}

/**
 * Merges a guest, with their orders, into a customer who is the same person. Throws `not_found`
 * unless the customer is registered and open, and `invalid` unless the guest is a guest.
 */
export async function mergeGuest(
  trx: Trx,
  ctx: TrxCtx,
  { accountId, guestId, reason }: GuestMerge,
  changes: ChangeRecorder,
): Promise<void> {
  const customer = await findOpen(trx, accountId, 'REGISTERED')
  if (!customer) throw new DomainError('not_found')
  const guest = await findOpen(trx, guestId, 'TEMP')
  if (!guest) throw invalid('guest_id', issueSentences.not_found)
  const orders = await trx
    .selectFrom('orders')
    .select('reference')
    .where('account_id', '=', guestId)
    .orderBy('created_at')
    .execute()
  if (!(await mergeAccount(trx, ctx, guestId, accountId))) throw new DomainError('conflict')
  await changes.record(trx, {
    action: 'customer_merged',
    subject: { kind: 'account', id: accountId },
    after: { guest_id: guestId, orders: orders.map(({ reference }) => reference), reason },
  })
}

function findOpen(trx: Trx, id: string, kind: 'REGISTERED' | 'TEMP') {
  return trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}
