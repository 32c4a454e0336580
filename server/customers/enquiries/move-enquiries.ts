import type { Trx } from '../../platform/database/db.ts'

export async function moveEnquiries(
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await trx
    .updateTable('enquiries')
    .set({ account_id: into })
    .where('account_id', '=', from)
    .execute()
}
