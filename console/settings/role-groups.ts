import type { Permission } from '#domain/staff/permissions.ts'

/** The permissions as the form and the table of roles show them. */
export const roleGroups = {
  orders: ['orders:read', 'orders:manage', 'payments:confirm', 'refunds:issue'],
  customers: [
    'customers:read',
    'customers:manage',
    'customers:close',
    'points:adjust',
    'messages:manage',
    'people:export',
  ],
  counter: ['counter:sell', 'discounts:give'],
  goods: ['catalogue:read', 'stock:receive', 'catalogue:manage'],
  office: [
    'reports:read',
    'audit:read',
    'settings:manage',
    'payment_methods:manage',
    'staff:manage',
    'webhooks:manage',
    'system:manage',
  ],
} as const satisfies Record<string, readonly Permission[]>

export type RoleGroup = keyof typeof roleGroups

export const roleGroupNames = Object.keys(roleGroups).filter(
  (name): name is RoleGroup => name in roleGroups,
)

/** Permissions that a new role may begin with. */
export const rolePresets = {
  bookkeeper: ['reports:read'],
  packer: ['orders:read', 'orders:manage', 'catalogue:read', 'stock:receive'],
  seller: ['counter:sell', 'discounts:give', 'customers:read', 'catalogue:read'],
  service: ['orders:read', 'customers:read', 'customers:manage'],
  editor: ['catalogue:read', 'catalogue:manage'],
} as const satisfies Record<string, readonly Permission[]>

export type RolePreset = keyof typeof rolePresets

export const rolePresetNames = Object.keys(rolePresets).filter(
  (name): name is RolePreset => name in rolePresets,
)
