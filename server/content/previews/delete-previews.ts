import type { Ctx } from '../../platform/context.ts'

export async function deletePreviews({ db, clock }: Ctx): Promise<void> {
  await db.deleteFrom('previews').where('expires_at', '<', clock()).execute()
}
