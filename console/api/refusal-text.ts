import type { Permission } from '#domain/staff/permissions.ts'
import type { Language } from '../language/language.ts'
import { permissionMessages } from './permission-names.ts'
import { roleText } from './role-text.ts'
import type { StaffSelf } from './session.ts'

/** Which permission a person's role lacks, and whom to ask. */
export function refusalText(
  me: Pick<StaffSelf, 'role' | 'role_name'>,
  permission: Permission,
  language: Language,
): string {
  const { refused, roles, names } = permissionMessages[language]
  return refused(roleText(me, roles), names[permission])
}
