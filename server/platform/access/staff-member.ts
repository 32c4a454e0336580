import type { StaffRole } from '#domain/staff/role.ts'

/** The acting staff member, as passed to capabilities. */
export interface StaffMember {
  id: string
  name: string
  role: StaffRole
}
