import { createHash } from 'node:crypto'
import { newId } from '#domain/ids.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { imageWidths, measureImage, renderWidth, type ImageInfo } from '../platform/files/images.ts'
import { originalName } from '../platform/files/store-file.ts'

/** A public copy of a picture, already in the file store. */
export interface PublicCopy {
  position: number
  id: string
  bytes: Buffer
  info: ImageInfo
}

/**
 * Makes re-encoded public copies of a review's pictures, so that the uploads, which may be used
 * elsewhere, stay private. Runs outside the transaction because it is slow.
 */
export async function copyPictures(ctx: Ctx, reviewId: string): Promise<PublicCopy[]> {
  const pictures = await ctx.db
    .selectFrom('review_pictures as p')
    .innerJoin('files as f', 'f.id', 'p.file_id')
    .select(['p.position', 'f.id', 'f.mime'])
    .where('p.review_id', '=', reviewId)
    .orderBy('p.position')
    .execute()
  const copies: PublicCopy[] = []
  for (const { position, ...file } of pictures) {
    const original = await ctx.files.get(originalName(file))
    if (!original) throw new Error(`the bytes of ${file.id} are not in the file store`)
    const bytes = await renderWidth(original, file.mime, Math.max(...imageWidths))
    const copy = { position, id: newId('file'), bytes, info: await measureImage(bytes) }
    await ctx.files.put(originalName({ id: copy.id, mime: copy.info.mime }), bytes)
    copies.push(copy)
  }
  return copies
}

export async function publishPictures(
  trx: Trx,
  ctx: TrxCtx,
  reviewId: string,
  copies: readonly PublicCopy[],
): Promise<void> {
  for (const { position, id, bytes, info } of copies) {
    await trx
      .insertInto('files')
      .values({
        id,
        visibility: 'public',
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest(),
        created_at: ctx.clock(),
        ...info,
      })
      .execute()
    await trx
      .updateTable('review_pictures')
      .set({ public_file_id: id })
      .where('review_id', '=', reviewId)
      .where('position', '=', position)
      .execute()
  }
}

export interface PublicFile {
  id: string
  mime: string
}

/** Deletes a review's public copies from the database; returns the files to erase. */
export async function withdrawPictures(trx: Trx, reviewId: string): Promise<PublicFile[]> {
  const files = await trx
    .selectFrom('review_pictures as p')
    .innerJoin('files as f', 'f.id', 'p.public_file_id')
    .select(['f.id', 'f.mime'])
    .where('p.review_id', '=', reviewId)
    .execute()
  if (files.length === 0) return []
  await trx
    .updateTable('review_pictures')
    .set({ public_file_id: null })
    .where('review_id', '=', reviewId)
    .execute()
  await trx
    .deleteFrom('files')
    .where(
      'id',
      'in',
      files.map(({ id }) => id),
    )
    .execute()
  return files
}
