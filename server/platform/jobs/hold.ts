import { sql } from 'kysely'
import type { Db, Trx } from '../database/db.ts'
import type { Jobs } from './queue.ts'

/** Tag announced when jobs may run again. */
export const jobsReleased = 'jobs-released'

/**
 * Says whether a job writes to people. After a restore such jobs may have run before already; the
 * others keep the shop's own state and check it before they act.
 */
const tellsPeople: Record<keyof Jobs, boolean> = {
  send_order_email: true,
  send_staff_email: true,
  send_password_link: true,
  resend_message: true,
  queue_staff_notifications: true,
  send_staff_push: true,
  send_order_sms: true,
  remind_payment: true,
  recognise_proof: false,
  expire_order: false,
  complete_order: false,
  release_try_on_hold: false,
  book_parcel: true,
  refund_card: false,
  check_card_session: false,
  close_card_sessions: false,
  remove_card: false,
  deliver_gateway_event: false,
  announce: false,
  import_products: false,
  download_pictures: false,
  check_comment: false,
  mail_enquiry: true,
  acknowledge_enquiry: true,
  send_enquiry_reply: true,
  send_refund_email: true,
  confirm_contact: true,
  send_reset_code: true,
  send_login_code: true,
  send_change_code: true,
  send_account_notice: true,
  alert_stock_requests: true,
  send_stock_alert: true,
  alert_wishlists: true,
  send_wishlist_alert: true,
  switch_promotions: false,
  reschedule_points: false,
  publish_scheduled: false,
  send_points_reminder: true,
  send_daily_reminders: true,
  count_bought_together: false,
  confirm_newsletter: true,
  welcome_newsletter: true,
  deliver_webhook: true,
  deliver_agent_order: true,
  send_webhook_off_email: true,
  send_email_example: true,
  read_card_fees: false,
  delete_expired: false,
  make_backup: false,
  audit_ledgers: false,
}

export interface Hold {
  /** The time the restored data is of. */
  takenAt: Date
  restoredAt: Date
  /** Waiting jobs of that time that write to people, and the others. */
  messages: number
  otherJobs: number
}

/** Jobs that wait after a restore; null if nothing is held. While held, no job runs. */
export async function findHold(db: Db | Trx): Promise<Hold | null> {
  const { rows } = await sql<Hold>`
    select r.taken_at as "takenAt", r.restored_at as "restoredAt",
      count(j.id) filter (where j.task_identifier = any(${messageTasks})) as messages,
      count(j.id) filter (where j.task_identifier <> all(${messageTasks})) as "otherJobs"
    from restores r
    left join graphile_worker.jobs j on j.created_at <= r.restored_at
    where r.decision is null
    group by r.id`.execute(db)
  return rows[0] ?? null
}

/** Lets everything that waits run, emails of the old time included. */
export async function releaseJobs(trx: Trx): Promise<void> {
  await decide(trx, 'release')
}

/** Drops the emails and text messages of the old time; all other jobs run. */
export async function discardMessages(trx: Trx): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array_agg(j.id))
    from graphile_worker.jobs j
    join restores r on r.decision is null and j.created_at <= r.restored_at
    where j.task_identifier = any(${messageTasks})`.execute(trx)
  await sql`update staff_notifications n set queued_at = now()
    from restores r
    where n.queued_at is null and r.decision is null and n.created_at <= r.taken_at`.execute(trx)
  await sql`update webhook_deliveries d
    set state = 'failed', error = 'not sent after a restore', next_at = null
    from restores r
    where d.state = 'waiting' and r.decision is null and d.created_at <= r.taken_at`.execute(trx)
  await decide(trx, 'discard')
}

async function decide(trx: Trx, decision: 'release' | 'discard'): Promise<void> {
  await trx
    .updateTable('restores')
    .set({ decision, decided_at: sql<Date>`now()` })
    .where('decision', 'is', null)
    .execute()
}

const messageTasks = Object.entries(tellsPeople)
  .filter(([, isMessage]) => isMessage)
  .map(([task]) => task)
