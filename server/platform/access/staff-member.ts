import type { StaffRole } from '#domain/staff/role.ts'

/** Who acts, as capabilities are told. */
export interface StaffMember {
  id: string
  name: string
  role: StaffRole
}
