/** Emails and text messages by what they are about. */
export const messageKinds = {
  order: [
    'order_placed',
    'payment_reminder',
    'proof_received',
    'proof_rejected',
    'part_received',
    'payment_received',
    'order_edited',
    'order_supplemented',
    'order_cancelled',
    'order_expired',
    'order_shipped',
    'tracking_changed',
    'order_ready',
    'order_completed',
    'refund_sent',
    'payment_changed',
    'payment_returned',
    'receipt',
    'staff_message',
  ],
  refund: [
    'refund_received',
    'refund_send_back',
    'refund_approved',
    'refund_exchanged',
    'refund_rejected',
    'refund_dropped',
  ],
  account: [
    'confirm_contact',
    'reset_code',
    'sign_in_code',
    'change_code',
    'already_registered',
    'password_changed',
    'email_changed',
    'phone_changed',
    'account_closed',
  ],
  alert: [
    'stock_alert',
    'wishlist_alert',
    'points_reminder',
    'newsletter_confirmation',
    'newsletter_welcome',
  ],
  enquiry: ['enquiry', 'enquiry_received', 'enquiry_reply'],
  staff: ['staff_notification', 'password_link', 'webhook_off', 'email_example'],
} as const

export type MessageTopic = keyof typeof messageKinds
export type MessageKind = (typeof messageKinds)[MessageTopic][number]

/** Those that are no emails of their own: a text message, and an email that shows another. */
const withoutExample = ['sign_in_code', 'email_example'] as const satisfies readonly MessageKind[]

/** The emails that the shop sends; each has an example. */
export type EmailKind = Exclude<MessageKind, (typeof withoutExample)[number]>

export const emailKinds = Object.values(messageKinds).flat().filter(isEmailKind)

function isEmailKind(kind: MessageKind): kind is EmailKind {
  return !withoutExample.some((other) => other === kind)
}

export const messageTopics = Object.keys(messageKinds).filter(isMessageTopic)

function isMessageTopic(name: string): name is MessageTopic {
  return Object.hasOwn(messageKinds, name)
}

/** Throws for a kind that the shop does not know. */
export function messageKind(name: string): MessageKind {
  const known = Object.values(messageKinds)
    .flat()
    .find((kind) => kind === name)
  if (known === undefined) throw new Error(`no message is called ${name}`)
  return known
}
