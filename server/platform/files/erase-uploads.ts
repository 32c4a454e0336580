import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import type { Trx } from '../database/db.ts'
import { erasePicture } from './renditions.ts'

export interface ErasedFile {
  id: string
  mime: string
}

interface Forgotten {
  /** All uploads of this account. */
  accountId?: string
  fileIds: readonly string[]
}

/** Deletes the rows of uploads that are not in use; returns the files to erase after the commit. */
export function forgetUploads(trx: Trx, { accountId, fileIds }: Forgotten): Promise<ErasedFile[]> {
  return trx
    .deleteFrom('files as f')
    .where((eb) =>
      eb.or([
        ...(accountId === undefined ? [] : [eb('f.account_id', '=', accountId)]),
        eb('f.id', '=', sql<string>`any(${[...fileIds]}::text[])`),
      ]),
    )
    .where(
      sql<boolean>`not exists (select 1 from payment_proofs p where p.file_id = f.id)
        and not exists (select 1 from review_pictures p where f.id in (p.file_id, p.public_file_id))
        and not exists (select 1 from refund_request_pictures p where p.file_id = f.id)`,
    )
    .returning(['f.id', 'f.mime'])
    .execute()
}

export async function eraseFiles(ctx: Ctx, files: readonly ErasedFile[]): Promise<void> {
  for (const file of files) await erasePicture(ctx, file)
}
