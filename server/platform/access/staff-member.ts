import { permissionNames, permissionsOf, type Permission } from '#domain/staff/permissions.ts'
import { isStaffRole } from '#domain/staff/role.ts'

/** The acting staff member, as passed to capabilities. */
export interface StaffMember {
  id: string
  name: string
  /** `owner`, `manager`, `assistant`, or the id of one of the shop's own roles. */
  role: string
  permissions: readonly Permission[]
  /** The limit of one of the shop's own roles; null for the others, whose limit is a setting. */
  maxDiscountPercent: number | null
}

/** `stored`: of one of the shop's own roles. */
export function permissionsOfRole(role: string, stored: readonly string[] | null): Permission[] {
  return isStaffRole(role)
    ? permissionsOf(role)
    : permissionNames.filter((name) => stored?.includes(name))
}
