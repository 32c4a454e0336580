import { sql } from 'kysely'
import { dayMs } from '#domain/dates.ts'
import { collectionDays } from '#domain/order/collection-days.ts'
import type { NotificationKindName } from '#domain/staff/notification-kinds.ts'
import { findBackupState } from '../platform/backups/backup-state.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { findChoosers } from './choices/choosers.ts'
import { notificationRecipients, type Recipient } from './recipients.ts'

/** Single messages per recipient and minute; more are combined into one. */
const maxSingle = 5
const maxListed = 500

/** Queues the emails and pushes for events since the last run, one job per message. */
export async function queueStaffNotifications(ctx: Ctx): Promise<void> {
  const recipientsOf = await notificationRecipients(ctx)
  const choosers = await findChoosers(ctx.db)
  await inTransaction(ctx, async (trx) => {
    await noteOverdueCollections(trx, ctx)
    await noteLateBackup(trx, ctx)
    const notices = await takeWaiting(trx, ctx)
    const emails = new Map<string, { recipient: Recipient; notices: Notice[] }>()
    for (const notice of notices) {
      const members = choosers.filter(({ wants }) => wants(notice.kind, 'email'))
      // Who chose it gets it once, in their language, even if the shop's list names them, too.
      const inEmails = uniqueByAddress([...members, ...recipientsOf(notice.kind)])
      for (const { email, language } of inEmails) {
        const entry = emails.get(email) ?? { recipient: { email, language }, notices: [] }
        emails.set(email, entry)
        entry.notices.push(notice)
      }
    }
    for (const { recipient, notices: told } of emails.values()) {
      for (const notice_ids of messagesOf(told)) {
        await addJob(trx, 'send_staff_email', { ...recipient, notice_ids })
      }
    }
    for (const { wants, subscriptionIds } of choosers) {
      const told = notices.filter(({ kind }) => wants(kind, 'push'))
      for (const subscription_id of subscriptionIds) {
        for (const about of messagesOf(told)) {
          const queue = subscription_id
          await addJob(trx, 'send_staff_push', { subscription_id, about }, { queue })
        }
      }
    }
  })
}

interface Notice {
  id: number
  kind: NotificationKindName
  order_id: string | null
}

/** The ids of each message. A card order is new when it is paid: that is said once. */
function messagesOf(notices: readonly Notice[]): number[][] {
  const newOrders = notices.filter(({ kind }) => kind === 'new_order').map((each) => each.order_id)
  const ids = notices
    .filter(({ kind, order_id }) => kind !== 'order_paid' || !newOrders.includes(order_id))
    .map(({ id }) => id)
  return ids.length > maxSingle ? [ids] : ids.map((id) => [id])
}

function uniqueByAddress(recipients: readonly Recipient[]): Recipient[] {
  const addresses = recipients.map(({ email }) => email.toLowerCase())
  return recipients.filter((_, at) => addresses.indexOf(addresses[at] ?? '') === at)
}

/** Nothing happens when a collection becomes overdue, so it is looked for; each is noted once. */
async function noteOverdueCollections(trx: Trx, { clock }: TrxCtx): Promise<void> {
  const since = (days: number) => new Date(clock().getTime() - days * dayMs)
  await sql`
    insert into staff_notifications (kind, order_id)
    select 'collection_overdue', id from orders
    where fulfilment = 'ready' and current_status = 'pending' and paid_at is not null
      and fulfilment_at <= ${since(collectionDays)}
      and fulfilment_at > ${since(2 * collectionDays)}
    on conflict do nothing`.execute(trx)
}

/** Once a day as long as it lasts: nothing happens when no backup is made. */
async function noteLateBackup(trx: Trx, { settings, clock }: TrxCtx): Promise<void> {
  const { lateSince } = await findBackupState({ db: trx, settings, clock })
  if (lateSince === null) return
  await sql`select pg_advisory_xact_lock(hashtext('note late backup'))`.execute(trx)
  await sql`
    insert into staff_notifications (kind, created_at)
    select 'backup_failed', ${clock()}
    where not exists (
      select from staff_notifications
      where kind = 'backup_failed' and created_at > ${new Date(clock().getTime() - dayMs)}
    )`.execute(trx)
}

/** Concurrent workers never take the same notices. */
async function takeWaiting(trx: Trx, ctx: TrxCtx): Promise<Notice[]> {
  const taken = await trx
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
    .returning(['id', 'kind', 'order_id'])
    .execute()
  return taken.toSorted((one, other) => one.id - other.id)
}
