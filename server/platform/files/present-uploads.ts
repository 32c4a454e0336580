import type { Db, Trx } from '../database/db.ts'
import { signedFileLink, type Clock } from './signed-link.ts'

interface UploadedPicture {
  file_id: string
  url: string | null
}

/** Private pictures, each with a link that works for ten minutes. */
export async function presentPictures(
  db: Db | Trx,
  ctx: Clock,
  pictures: readonly { file_id: string }[],
  view: 'whole' | 'masked',
): Promise<UploadedPicture[]> {
  const shown: UploadedPicture[] = []
  for (const { file_id: fileId } of pictures) {
    const url = view === 'whole' ? await signedFileLink(db, ctx, fileId) : null
    shown.push({ file_id: fileId, url })
  }
  return shown
}
