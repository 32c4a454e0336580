import type { Permission } from './permissions.ts'

interface NotificationKind {
  /** Who may see what it is about. */
  may: Permission
  /** Pushed before a member makes a choice: it waits for a person. */
  isUrgent: boolean
}

/** Events that staff can be notified of, in the order of the screen. */
const kinds = {
  new_order: { may: 'orders:read', isUrgent: true },
  order_paid: { may: 'orders:read', isUrgent: false },
  collection_overdue: { may: 'orders:read', isUrgent: true },
  payment_proof: { may: 'payments:confirm', isUrgent: true },
  payment_problem: { may: 'refunds:issue', isUrgent: true },
  refund_request: { may: 'refunds:issue', isUrgent: true },
  enquiry: { may: 'customers:read', isUrgent: true },
  review: { may: 'customers:read', isUrgent: false },
  comment: { may: 'customers:read', isUrgent: false },
  low_stock: { may: 'catalogue:manage', isUrgent: false },
  sold_out: { may: 'catalogue:manage', isUrgent: false },
  message_failed: { may: 'messages:manage', isUrgent: false },
  backup_failed: { may: 'system:manage', isUrgent: true },
  audit_findings: { may: 'system:manage', isUrgent: true },
} as const satisfies Record<string, NotificationKind>

export type NotificationKindName = keyof typeof kinds

export const notificationKinds = Object.keys(kinds).filter(isNotificationKind)

export function isNotificationKind(name: string): name is NotificationKindName {
  return Object.hasOwn(kinds, name)
}

/** The kinds that a person with these permissions can choose. */
export function notificationKindsFor(permissions: readonly Permission[]): NotificationKindName[] {
  return notificationKinds.filter((kind) => permissions.includes(kinds[kind].may))
}

/**
 * Pushed unless a member chooses: what waits for a person. Emails are none, because the shop's own
 * recipients get them already.
 */
export const usualPushKinds = notificationKinds.filter((kind) => kinds[kind].isUrgent)
