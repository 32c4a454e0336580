import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { notificationRecipients, type Recipient } from './recipients.ts'

/** Single emails per recipient and minute; more are combined into one list. */
const maxSingle = 5
const maxListed = 500

/** Queues the emails for events since the last run, one job per email. */
export async function queueStaffEmails(ctx: Ctx): Promise<void> {
  const recipientsOf = await notificationRecipients(ctx)
  await inTransaction(ctx, async (trx) => {
    const notices = await takeWaiting(trx, ctx)
    const idsByRecipient = new Map<string, { recipient: Recipient; ids: number[] }>()
    for (const { id, kind } of notices) {
      for (const recipient of recipientsOf(kind)) {
        const entry = idsByRecipient.get(recipient.email) ?? { recipient, ids: [] }
        idsByRecipient.set(recipient.email, entry)
        entry.ids.push(id)
      }
    }
    for (const { recipient, ids } of idsByRecipient.values()) {
      const emails = ids.length > maxSingle ? [ids] : ids.map((id) => [id])
      for (const notice_ids of emails) {
        await addJob(trx, 'send_staff_email', { ...recipient, notice_ids })
      }
    }
  })
}

/** Concurrent workers never take the same notices. */
function takeWaiting(trx: Trx, ctx: TrxCtx) {
  return trx
    .updateTable('staff_notifications')
    .set({ queued_at: ctx.clock() })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('staff_notifications')
        .select('id')
        .where('queued_at', 'is', null)
        .orderBy('id')
        .limit(maxListed)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind'])
    .execute()
}
