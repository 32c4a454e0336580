import { staffRoles, type StaffRole } from './role.ts'

/**
 * The permissions of each staff role, in the order and groups of the console. A staff API call names
 * what it needs (`may`), which is checked in one place (`server/platform/http/serve-staff.ts`);
 * docs/staff.md lists them.
 */
export const permissions = {
  /** Orders with names, contacts and addresses; their parcels, payments, returns and refunds. */
  'orders:read': staffRoles,
  /** Daily work: parcels, edits, notes, booked returns, cancelling what a customer could cancel. */
  'orders:manage': staffRoles,
  /** Customers and guests with contacts, points and vouchers; enquiries, reviews, comments. */
  'customers:read': staffRoles,
  /** Answer enquiries, decide on reviews and comments, note something about a customer. */
  'customers:manage': staffRoles,
  /** Merge, close and erase accounts at their holders' request. */
  'customers:close': ['owner', 'manager'],
  /** Take people or orders out of the shop as a file. */
  'people:export': ['owner', 'manager'],
  /** Emails and text messages: see all of them, send those that failed again. */
  'messages:manage': ['owner', 'manager'],
  /** Sell at the counter and by phone, hold items to try on, cash up. */
  'counter:sell': staffRoles,
  /** Give a discount by hand, up to the limit of the role. */
  'discounts:give': staffRoles,
  /** Confirm or reject an order's payment. */
  'payments:confirm': staffRoles,
  /** Approve and issue refunds. */
  'refunds:issue': ['owner', 'manager'],
  /** Points are worth money. */
  'points:adjust': ['owner', 'manager'],
  /** Sales, margins and accounts. */
  'reports:read': ['owner', 'manager'],
  /** Products, stock, promotions, vouchers and texts, drafts included. */
  'catalogue:read': staffRoles,
  /** Take in deliveries and transfers. */
  'stock:receive': staffRoles,
  /** Products, prices and stock; content pages; stock-takes. */
  'catalogue:manage': ['owner', 'manager'],
  'settings:manage': ['owner', 'manager'],
  'audit:read': ['owner', 'manager'],
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

/** Permissions that another cannot be used without. A role that has the first has the second, too. */
const included: Readonly<Partial<Record<Permission, Permission>>> = {
  'orders:manage': 'orders:read',
  'payments:confirm': 'orders:read',
  'refunds:issue': 'orders:read',
  'customers:manage': 'customers:read',
  'customers:close': 'customers:read',
  'points:adjust': 'customers:read',
  'messages:manage': 'customers:read',
  'stock:receive': 'catalogue:read',
  'catalogue:manage': 'catalogue:read',
}

/**
 * Need of a staff call: a permission, any one of several, or none, because it is about its caller
 * alone.
 */
export type Need = Permission | readonly Permission[] | 'oneself'

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

/** In the order of the table, without repetitions, with what each includes. */
export function withIncluded(chosen: readonly Permission[]): Permission[] {
  return permissionNames.filter(
    (name) => chosen.includes(name) || chosen.some((each) => included[each] === name),
  )
}

/** Permissions left when one is taken away: without seeing orders, they cannot be handled either. */
export function withoutPermission(held: readonly Permission[], gone: Permission): Permission[] {
  return held.filter((name) => name !== gone && included[name] !== gone)
}

/** The permission that these lack for a call; null if they suffice. */
export function lackingFor(
  { may, alsoMay }: { may: Need; alsoMay?: Permission },
  held: readonly Permission[],
): Permission | null {
  const [first, ...others] = may === 'oneself' ? [] : [may].flat()
  if (first && ![first, ...others].some((name) => held.includes(name))) return first
  return alsoMay === undefined || held.includes(alsoMay) ? null : alsoMay
}
