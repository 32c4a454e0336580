import { sql } from 'kysely'
import type { messageKinds } from '#contract/staff/message-kinds.ts'
import type { Locale } from '#domain/locale.ts'
import type { Trx } from '../database/db.ts'

export type EmailTemplate = (typeof messageKinds.order)[number]

/** Order notifications that may also be sent as a text message. */
export const orderSmsKinds = [
  'payment_received',
  'order_shipped',
  'order_ready',
] as const satisfies readonly EmailTemplate[]
export type OrderSms = (typeof orderSmsKinds)[number]

/** Refund emails; `dropped` is for items that can no longer be supplied. */
export type RefundEmailTemplate =
  | 'received'
  | 'send_back'
  | 'approved'
  | 'exchanged'
  | 'rejected'
  | 'dropped'

/** Emails to customers with the product on their wish list. */
export type WishlistAlert = 'returned' | 'cheaper'

export type Channel = 'email' | 'phone'

/** Identifier that a customer signs in with: a lower-case address or an E.164 number. */
export type Contact = { email: string } | { phone: string }

export type AccountNotice =
  | 'already_registered'
  | 'password_changed'
  | 'email_changed'
  | 'phone_changed'
  | 'account_closed'

/** Why a colleague gets a link to choose a password. */
export type PasswordLink = 'invitation' | 'reset'

/** Each job's payload. A job may run twice, so it checks the state before it acts. */
export interface Jobs {
  /** `id` makes the message id; the others say what it is about. */
  send_order_email: {
    id: string
    order_id: string
    template: EmailTemplate
    refund_id?: string
    shipment_id?: string
    /** Text of a colleague. */
    note_id?: number
    /** Instead of the order's own address. */
    to?: string
  }
  send_staff_email: { email: string; language: Locale; notice_ids: number[] }
  /** To a colleague with this address, or nothing. */
  send_password_link: { email: string; kind: PasswordLink; locale: Locale }
  /** Runs the job of a message again, which staff asked for. */
  resend_message: { message_id: string }
  queue_staff_notifications: Record<string, never>
  /** `about`: ids of notices. */
  send_staff_push: { subscription_id: string; about: number[] | 'test' }
  send_order_sms: { order_id: string; text: OrderSms; shipment_id?: string }
  remind_payment: { order_id: string }
  recognise_proof: { proof_id: string }
  expire_order: { order_id: string }
  complete_order: { order_id: string }
  /** At the courier with this slug, by a plug-in. */
  book_parcel: { order_id: string; shipment_id: string; courier: string }
  release_try_on_hold: { hold_id: string }
  refund_card: { refund_id: string }
  check_card_session: { session_id: string }
  /** Closes all open sessions except `keep`. */
  close_card_sessions: { order_id: string; keep?: string }
  remove_card: { provider: string; reference: string }
  deliver_gateway_event: { event_id: string }
  import_products: { import_id: string }
  download_pictures: Record<string, never>
  announce: { tags: string[] }
  check_comment: { review_id: string }
  mail_enquiry: { enquiry_id: string }
  acknowledge_enquiry: { enquiry_id: string }
  send_enquiry_reply: { reply_id: number }
  send_refund_email: { request_id: string; template: RefundEmailTemplate }
  /** `id` makes the message id. */
  confirm_contact: { id: string; account_id: string; contact: Contact; locale: Locale }
  send_reset_code: { contact: Contact }
  send_login_code: { contact: { phone: string } }
  send_change_code: {
    account_id: string
    purpose: 'change_email' | 'change_phone'
    channel: Channel
  }
  send_account_notice: { id: string; notice: AccountNotice; contact: Contact; locale: Locale }
  alert_stock_requests: { variant_id: string; store_id: string }
  send_stock_alert: { request_id: string }
  /** Without `store_id`: all stores where it is available. */
  alert_wishlists: { product_id: string; news: WishlistAlert; store_id?: string }
  /** `price` in cents; `notified_at` makes the message id. */
  send_wishlist_alert: {
    account_id: string
    product_id: string
    news: WishlistAlert
    price: number
    notified_at: string
  }
  switch_promotions: Record<string, never>
  publish_scheduled: { at: string }
  /** Points that expire from `day` on, a Hong Kong date. */
  send_points_reminder: { account_id: string; points: number; day: string }
  /** After the days for returns were changed. */
  reschedule_points: Record<string, never>
  send_daily_reminders: Record<string, never>
  count_bought_together: Record<string, never>
  confirm_newsletter: { email: string; locale: Locale }
  welcome_newsletter: { email: string }
  /** Queued by the database, with the event (`record_shop_event`). */
  deliver_webhook: { delivery_id: string }
  /** Queued by the database, with the change of the order (`queue_agent_delivery`). */
  deliver_agent_order: { delivery_id: string }
  send_webhook_off_email: { email: string; language: Locale; webhook_id: string }
  send_email_example: { id: string; staff_id: string; example: string; locale: Locale }
  read_card_fees: Record<string, never>
  delete_expired: Record<string, never>
  make_backup: Record<string, never>
  audit_ledgers: Record<string, never>
}

/** All but the one that runs another's again. */
export type NamedJob = Exclude<keyof Jobs, 'resend_message'>

interface JobOptions {
  runAt?: Date
  /** A job with the same key replaces the waiting one. */
  key?: string
  /** Keeps the run time of the replaced job. */
  keepTime?: boolean
  /** Jobs in one queue run one after another, in the order they were added. */
  queue?: string
}

/** Queues a job inside the caller's transaction: it runs after the commit, or never. */
export async function addJob<Name extends keyof Jobs>(
  trx: Trx,
  name: Name,
  payload: Jobs[Name],
  options: JobOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}::text,
    payload := ${JSON.stringify(payload)}::json,
    queue_name := ${options.queue ?? null}::text,
    run_at := ${options.runAt ?? null}::timestamptz,
    job_key := ${options.key ?? null}::text,
    job_key_mode := ${options.keepTime ? 'preserve_run_at' : 'replace'}::text
  )`.execute(trx)
}

/**
 * Queue that keeps the messages about an order in sequence. Orders share a few dozen queues,
 * because each is a row that the worker locks and keeps.
 */
export function messageQueue(orderId: string): string {
  return `order-messages-${orderId.slice(-1)}`
}

export async function removeJob(trx: Trx, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(trx)
}
