import { staffRoles, type StaffRole } from './role.ts'

/**
 * The permissions of each staff role. A staff API call names its permission (`may`), which is
 * checked in one place (`server/platform/http/serve-staff.ts`); docs/staff.md lists them.
 */
export const permissions = {
  /** Daily work: orders, parcels, deliveries, enquiries, reviews. */
  'orders:manage': staffRoles,
  /** Confirm or reject an order's payment. */
  'payments:confirm': staffRoles,
  /** Sell at the counter and by phone, cash up. */
  'counter:sell': staffRoles,
  /** Give a discount by hand, up to the limit of the role. */
  'discounts:give': staffRoles,
  /** Approve and issue refunds. */
  'refunds:issue': ['owner', 'manager'],
  /** Points are worth money. */
  'points:adjust': ['owner', 'manager'],
  /** Products, prices and stock; content pages; stock-takes. */
  'catalogue:manage': ['owner', 'manager'],
  'settings:manage': ['owner', 'manager'],
  /** Emails and text messages that failed: see and send them again. */
  'messages:manage': ['owner', 'manager'],
  /** The audit log; exporting and erasing a customer's data. */
  'audit:read': ['owner', 'manager'],
  /** Sales, margins and accounts. */
  'reports:read': ['owner', 'manager'],
  /** The accounts customers pay into. */
  'payment_methods:manage': ['owner'],
  'staff:manage': ['owner'],
  /** Which other programs hear what happens in the shop, customers' data included. */
  'webhooks:manage': ['owner'],
  /** Backups, failed jobs, and what happens to held emails after a restore. */
  'system:manage': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

export const permissionNames = Object.keys(permissions).filter(isPermission)

/** What every role may do, the shop's own roles included. */
export const basePermission = 'orders:manage' satisfies Permission

export function isPermission(name: string): name is Permission {
  return Object.hasOwn(permissions, name)
}

export function permissionsOf(role: StaffRole): Permission[] {
  return permissionNames.filter((permission) => roleMay(role, permission))
}

export function roleMay(role: StaffRole, permission: Permission): boolean {
  const roles: readonly StaffRole[] = permissions[permission]
  return roles.includes(role)
}
