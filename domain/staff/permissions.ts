import { staffRoles, type StaffRole } from './role.ts'

/**
 * What each of the staff may do: the one table. A call of the staff API names its permission
 * (`may`), and is checked in one place (`server/platform/http/serve-staff.ts`); docs/staff.md shows it.
 */
export const permissions = {
  /** The day's work: orders, parcels, deliveries, enquiries, reviews. */
  serve: staffRoles,
  /** Say that an order's money has come, or that a slip does not show it. */
  take_payment: staffRoles,
  /** Give money back, or decide that it goes back. */
  give_back: ['owner', 'manager'],
  /** Points are worth money. */
  give_points: ['owner', 'manager'],
  /** What is sold, where and for how much; what pages say; stock that is counted anew. */
  sell: ['owner', 'manager'],
  /** How the shop is set. */
  configure: ['owner', 'manager'],
  /** Who changed what; all that is kept of a customer, and its end. */
  oversee: ['owner', 'manager'],
  /** Where customers' money goes. */
  set_payees: ['owner'],
  /** Who works here, and as what. */
  hire: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

export function roleMay(role: StaffRole, permission: Permission): boolean {
  const roles: readonly StaffRole[] = permissions[permission]
  return roles.includes(role)
}
