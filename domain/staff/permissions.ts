import { staffRoles, type StaffRole } from './role.ts'

/**
 * The permissions of each staff role. A staff API call names its permission (`may`), which is
 * checked in one place (`server/platform/http/serve-staff.ts`); docs/staff.md lists them.
 */
export const permissions = {
  /** Daily work: orders, parcels, deliveries, enquiries, reviews. */
  serve: staffRoles,
  /** Confirm or reject an order's payment. */
  take_payment: staffRoles,
  /** Approve and issue refunds. */
  give_back: ['owner', 'manager'],
  /** Points are worth money. */
  give_points: ['owner', 'manager'],
  /** Products, prices and stock; content pages; stock-takes. */
  sell: ['owner', 'manager'],
  configure: ['owner', 'manager'],
  /** The audit log; exporting and erasing a customer's data. */
  oversee: ['owner', 'manager'],
  /** The accounts customers pay into. */
  set_payees: ['owner'],
  hire: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

export function roleMay(role: StaffRole, permission: Permission): boolean {
  const roles: readonly StaffRole[] = permissions[permission]
  return roles.includes(role)
}
