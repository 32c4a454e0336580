import type { Trx } from '../database/db.ts'

export async function moveUploads(
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await trx.updateTable('files').set({ account_id: into }).where('account_id', '=', from).execute()
}
