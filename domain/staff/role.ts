/**
 * Owners manage staff and payees; managers, the catalogue; everyone serves customers. See
 * `permissions`.
 */
export const staffRoles = ['owner', 'manager', 'assistant'] as const
export type StaffRole = (typeof staffRoles)[number]
