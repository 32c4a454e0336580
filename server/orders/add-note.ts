import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'

/** For colleagues; customers never see it. */
export async function addOrderNote(
  trx: Trx,
  ctx: TrxCtx,
  { orderId, staffId, note }: { orderId: string; staffId: string; note: string },
  changes: ChangeRecorder,
): Promise<void> {
  await trx
    .insertInto('order_notes')
    .values({ order_id: orderId, staff_id: staffId, note, created_at: ctx.clock() })
    .execute()
  await changes.record(trx, {
    action: 'order_note_added',
    subject: { kind: 'order', id: orderId },
  })
}
