import type { MessageKind } from '#contract/staff/message-kinds.ts'
import type { Contact, Jobs } from '../jobs/queue.ts'

/** Facts of a message before it is written. */
export interface MessageInfo {
  kind: MessageKind
  channel: 'email' | 'sms'
  orderId?: string
  requestId?: string
  accountId?: string
  /** Staff may have the job run once more. */
  isRepeatable?: true
  /** How the recipient is recorded. */
  recipient?: 'masked' | 'none'
}

/** The jobs that send one message each. */
export const messageJobs = {
  send_order_email: ({ template, order_id, to }) => ({
    kind: template,
    channel: 'email',
    orderId: order_id,
    // An address that was given for one email only.
    ...(to === undefined ? { isRepeatable: true } : { recipient: 'masked' }),
  }),
  send_order_sms: ({ text, order_id }) => ({
    kind: text,
    channel: 'sms',
    orderId: order_id,
    isRepeatable: true,
  }),
  send_refund_email: ({ template, request_id }) => ({
    kind: `refund_${template}`,
    channel: 'email',
    requestId: request_id,
    isRepeatable: true,
  }),
  // Codes and links that work once are asked for again by their readers.
  confirm_contact: ({ account_id, contact }) => ({
    kind: 'confirm_contact',
    channel: channelOf(contact),
    accountId: account_id,
  }),
  send_reset_code: ({ contact }) => ({ kind: 'reset_code', channel: channelOf(contact) }),
  send_login_code: ({ contact }) => ({ kind: 'sign_in_code', channel: channelOf(contact) }),
  send_change_code: ({ account_id, channel }) => ({
    kind: 'change_code',
    channel: channel === 'email' ? 'email' : 'sms',
    accountId: account_id,
  }),
  send_account_notice: ({ notice, contact }) => ({
    kind: notice,
    channel: channelOf(contact),
    // Its reader has just been erased.
    ...(notice === 'account_closed' && { recipient: 'none' }),
  }),
  send_stock_alert: () => ({ kind: 'stock_alert', channel: 'email', isRepeatable: true }),
  send_wishlist_alert: ({ account_id }) => ({
    kind: 'wishlist_alert',
    channel: 'email',
    accountId: account_id,
  }),
  send_points_reminder: ({ account_id }) => ({
    kind: 'points_reminder',
    channel: 'email',
    accountId: account_id,
  }),
  confirm_newsletter: () => ({ kind: 'newsletter_confirmation', channel: 'email' }),
  welcome_newsletter: () => ({ kind: 'newsletter_welcome', channel: 'email' }),
  mail_enquiry: () => ({ kind: 'enquiry', channel: 'email', isRepeatable: true }),
  acknowledge_enquiry: () => ({
    kind: 'enquiry_received',
    channel: 'email',
    isRepeatable: true,
  }),
  send_enquiry_reply: () => ({ kind: 'enquiry_reply', channel: 'email', isRepeatable: true }),
  send_staff_email: () => ({ kind: 'staff_notification', channel: 'email' }),
  send_password_link: () => ({ kind: 'password_link', channel: 'email' }),
  send_webhook_off_email: () => ({ kind: 'webhook_off', channel: 'email' }),
  send_email_example: () => ({ kind: 'email_example', channel: 'email' }),
} satisfies { [Name in keyof Jobs]?: (payload: Jobs[Name]) => MessageInfo }

export type MessageJob = keyof typeof messageJobs

export function isMessageJob(name: string): name is MessageJob {
  return Object.hasOwn(messageJobs, name)
}

/** Only `addJob` writes payloads, and its types match the table. */
export function messageInfo(name: MessageJob, payload: unknown): MessageInfo {
  return messageJobs[name](payload as never)
}

function channelOf(contact: Contact): MessageInfo['channel'] {
  return 'email' in contact ? 'email' : 'sms'
}
