import { createHash } from 'node:crypto'
import { newId, type Id } from '#domain/ids.ts'
import type { Ctx } from '../context.ts'
import type { Db, Trx } from '../database/db.ts'
import { measureImage, reencodeUpload, type ImageInfo } from './images.ts'

const extensions: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
}

export function originalName(file: { id: string; mime: string }): string {
  return `originals/${file.id.slice(4, 6)}/${file.id}.${extensions[file.mime] ?? 'bin'}`
}

/** Name of the unprocessed upload, which is kept for some days and never served. */
export function receivedName({ id }: { id: string }): string {
  return `received/${id.slice(4, 6)}/${id}.bin`
}

interface StoredFile {
  id: Id<'file'>
  width: number
  height: number
  mime: string
  bytes: number
}

/** An upload whose bytes are in the file store. */
interface Upload extends StoredFile {
  sha256: Buffer
}

/**
 * Stores an upload's bytes, re-encoded to nothing but pixels. The original is kept for some days,
 * because signs of editing do not survive encoding (`delete_expired` deletes it).
 */
export async function storeUpload(ctx: Ctx, upload: Uint8Array): Promise<Upload> {
  const { width, height, mime, bytes } = await reencodeUpload(upload)
  const id = newId('file')
  await ctx.files.put(receivedName({ id }), upload)
  await ctx.files.put(originalName({ id, mime }), bytes)
  // Hash of the original bytes, so that the same payment proof sent twice is recognised.
  const sha256 = createHash('sha256').update(upload).digest()
  return { id, width, height, mime, bytes: bytes.length, sha256 }
}

/** Records the upload as a private file of the account; of none, if it is closed. */
export async function addUpload(
  db: Db | Trx,
  ctx: Pick<Ctx, 'clock'>,
  accountId: string | null,
  { id, width, height, mime, bytes, sha256 }: Upload,
): Promise<StoredFile> {
  await db
    .insertInto('files')
    .values({
      id,
      has_raw_upload: true,
      account_id: accountId,
      visibility: 'private',
      mime,
      bytes,
      width,
      height,
      sha256,
      created_at: ctx.clock(),
    })
    .execute()
  return { id, width, height, mime, bytes }
}

/** Reads a public picture uploaded by staff, re-encoded for `storePublicPicture`. */
export async function readStaffPicture(
  upload: Uint8Array,
): Promise<{ bytes: Uint8Array; info: ImageInfo }> {
  const { bytes } = await reencodeUpload(upload)
  return { bytes, info: await measureImage(bytes) }
}

/**
 * Stores a picture of the shop unchanged; the same bytes are stored once. `db` may be an import's
 * transaction.
 */
export async function storePublicPicture(
  db: Db | Trx,
  ctx: Pick<Ctx, 'files' | 'clock'>,
  { bytes, info }: { bytes: Uint8Array; info: ImageInfo },
): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest()
  const known = await db
    .selectFrom('files')
    .select('id')
    .where('sha256', '=', sha256)
    .where('visibility', '=', 'public')
    .executeTakeFirst()
  if (known) return known.id
  const id = newId('file')
  await ctx.files.put(originalName({ id, mime: info.mime }), bytes)
  await db
    .insertInto('files')
    .values({
      id,
      visibility: 'public',
      bytes: bytes.length,
      sha256,
      created_at: ctx.clock(),
      ...info,
    })
    .execute()
  return id
}
