import type { Trx } from '../context.ts'

/** What a visitor uploaded can still be used by the customer they turned out to be. */
export async function moveUploads(
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await trx.updateTable('files').set({ account_id: into }).where('account_id', '=', from).execute()
}
