/**
 * Owners manage staff and payees; managers, the catalogue; everyone serves customers. See
 * `permissions`. A shop can add roles of its own.
 */
export const staffRoles = ['owner', 'manager', 'assistant'] as const
export type StaffRole = (typeof staffRoles)[number]

export function isStaffRole(role: string): role is StaffRole {
  return staffRoles.some((each) => each === role)
}
