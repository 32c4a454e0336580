import type { StaffRole } from '#domain/staff/role.ts'
import { makeFirstOwner } from '#server/staff/first-owner.ts'
import { owner, signedIn as visit, type Visit } from './console-staff.ts'
import type { OpenShop, Visitor } from './shop.ts'

export { heading, owner } from './console-staff.ts'
export const ownerSettings = {
  STAFF_OWNER_EMAIL: owner.email,
  STAFF_OWNER_PASSWORD: owner.password,
}
export const smallPhone = { width: 390, height: 844 }

export async function hireStaff({ ctx }: OpenShop): Promise<void> {
  await makeFirstOwner(ctx)
}

export function signedIn(
  shop: OpenShop,
  language: Visit['language'],
  { width }: { width: number; height: number },
  role: StaffRole = 'owner',
): Promise<Visitor> {
  return visit(shop, { width: width === 390 ? 390 : 1280, language }, role)
}
