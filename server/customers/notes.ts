import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'

interface NewNote {
  accountId: string
  staffId: string
  note: string
}

/** For colleagues; customers never see it. Throws `not_found` if the account is closed. */
export async function addCustomerNote(
  trx: Trx,
  ctx: TrxCtx,
  { accountId, staffId, note }: NewNote,
  changes: ChangeRecorder,
): Promise<void> {
  // Locked, so that the note of an account that is being erased is erased too, or refused.
  const open = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!open) throw new DomainError('not_found')
  await trx
    .insertInto('account_notes')
    .values({ account_id: accountId, staff_id: staffId, note, created_at: ctx.clock() })
    .execute()
  const subject = { kind: 'account', id: accountId }
  await changes.record(trx, { action: 'customer_note_added', subject })
}

export async function moveCustomerNotes(
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await trx
    .updateTable('account_notes')
    .set({ account_id: into })
    .where('account_id', '=', from)
    .execute()
}
