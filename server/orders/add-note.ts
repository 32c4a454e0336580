import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { notifyCustomer } from './order-notifications.ts'

interface Note {
  orderId: string
  staffId: string
  note: string
}

/** For colleagues; customers never see it. */
export async function addOrderNote(
  trx: Trx,
  ctx: TrxCtx,
  note: Note,
  changes: ChangeRecorder,
): Promise<void> {
  await insertNote(trx, ctx, { ...note, isEmailed: false })
  await changes.record(trx, {
    action: 'order_note_added',
    subject: { kind: 'order', id: note.orderId },
  })
}

interface NoteEdit extends Note {
  noteId: string
}

/**
 * Changes a note; what it said before stays. Throws `forbidden` for a colleague's note, and
 * `conflict` for one that was emailed.
 */
export async function editOrderNote(
  trx: Trx,
  ctx: TrxCtx,
  { orderId, noteId, staffId, note }: NoteEdit,
  changes: ChangeRecorder,
): Promise<void> {
  const found = await trx
    .selectFrom('order_notes')
    .select(['id', 'note', 'staff_id', 'is_emailed'])
    .where('id', '=', Number(noteId))
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new DomainError('not_found')
  if (found.staff_id !== staffId) throw new DomainError('forbidden')
  if (found.is_emailed) throw new DomainError('not_possible', { reason: 'note_emailed' })
  if (found.note === note) return changes.recordNothing()
  const former = { note_id: found.id, note: found.note, replaced_at: ctx.clock() }
  await trx.insertInto('order_note_versions').values(former).execute()
  await trx.updateTable('order_notes').set({ note }).where('id', '=', found.id).execute()
  await changes.record(trx, {
    action: 'order_note_edited',
    subject: { kind: 'order', id: orderId },
  })
}

/** Sends what a colleague wrote, and keeps it. Throws `not_possible` if the order has no address. */
export async function emailCustomer(
  trx: Trx,
  ctx: TrxCtx,
  note: Note,
  changes: ChangeRecorder,
): Promise<void> {
  const { orderId } = note
  const { contact_email: email } = await trx
    .selectFrom('orders')
    .select('contact_email')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (email === '') throw new DomainError('not_possible', { reason: 'no_email' })
  const noteId = await insertNote(trx, ctx, { ...note, isEmailed: true })
  await notifyCustomer(trx, { orderId, template: 'staff_message', noteId })
  await changes.record(trx, {
    action: 'customer_emailed',
    subject: { kind: 'order', id: orderId },
  })
}

async function insertNote(
  trx: Trx,
  ctx: TrxCtx,
  { orderId, staffId, note, isEmailed }: Note & { isEmailed: boolean },
): Promise<number> {
  const { id } = await trx
    .insertInto('order_notes')
    .values({
      order_id: orderId,
      staff_id: staffId,
      note,
      is_emailed: isEmailed,
      created_at: ctx.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
