import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { eraseFiles, forgetUploads, type ErasedFile } from '../../platform/files/erase-uploads.ts'

/** Proofs per transaction. */
const atOnce = 200

/** Deletes proofs of orders that ended before this time: picture, recognition and decision. */
export async function deleteOldProofs(ctx: Ctx, endedBefore: Date): Promise<void> {
  let found = atOnce
  while (found === atOnce) {
    const { count, files } = await deleteSome(ctx, endedBefore)
    await eraseFiles(ctx, files)
    found = count
  }
}

function deleteSome(ctx: Ctx, endedBefore: Date): Promise<{ count: number; files: ErasedFile[] }> {
  return inTransaction(ctx, async (trx) => {
    const { rows } = await sql<{ file_id: string }>`
      delete from payment_proofs where id in (
        select p.id from payment_proofs p
        join orders o on o.id = p.order_id
        where o.current_status in ('completed', 'cancelled')
          and p.created_at < ${endedBefore}
          and not exists (
            select 1 from order_statuses s where s.order_id = o.id and s.created_at >= ${endedBefore}
          )
        order by p.created_at
        limit ${atOnce}
        for update of p skip locked
      )
      returning file_id`.execute(trx)
    const fileIds = rows.map(({ file_id }) => file_id)
    return { count: rows.length, files: await forgetUploads(trx, { fileIds }) }
  })
}
