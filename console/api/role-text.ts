import { isStaffRole, type StaffRole } from '#domain/staff/role.ts'

interface Holder {
  role: string
  role_name: string | null
}

/** The name of a role: the shop's own as written, the others in the person's language. */
export function roleText({ role, role_name: name }: Holder, names: Record<StaffRole, string>) {
  return name ?? (isStaffRole(role) ? names[role] : role)
}
