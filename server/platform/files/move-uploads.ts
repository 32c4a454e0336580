import type { Trx } from '../context.ts'

/** Moves a visitor's uploads to the account they signed in to. */
export async function moveUploads(
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await trx.updateTable('files').set({ account_id: into }).where('account_id', '=', from).execute()
}
