import type { Ctx } from '../platform/context.ts'

export async function deleteStaffSessions({ db, clock }: Ctx): Promise<void> {
  const now = clock()
  await db.deleteFrom('staff_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('staff_password_links').where('expires_at', '<', now).execute()
}
