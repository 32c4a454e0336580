import { createHash } from 'node:crypto'
import { newId, type Id } from '#domain/ids.ts'
import type { Ctx } from '../context.ts'
import type { Db, Trx } from '../database/db.ts'
import { keepable, measureImage, reencodeUpload, type MeasuredImage } from './images.ts'
import { hashPicture } from './picture-hash.ts'

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
export interface Upload extends StoredFile {
  sha256: Buffer
  /** Says whether the bytes as they were sent are kept next to the encoded picture. */
  isKeptAsSent: boolean
  /** See `hashPicture`. */
  imageHash: string | null
}

/**
 * Stores an upload's bytes, re-encoded to nothing but pixels. The original is kept for some days,
 * because signs of editing do not survive encoding (`delete_expired` deletes it); not that of a huge
 * picture, which the reader of proofs could not open.
 */
export async function storeUpload(ctx: Ctx, upload: Uint8Array): Promise<Upload> {
  const { width, height, mime, bytes, wasHuge } = await reencodeUpload(upload)
  const id = newId('file')
  if (!wasHuge) await ctx.files.put(receivedName({ id }), upload)
  await ctx.files.put(originalName({ id, mime }), bytes)
  // Hash of the original bytes, so that the same payment proof sent twice is recognised.
  const sha256 = hashOf(upload)
  // A resized copy is recognised, too, even if the text of neither can be read.
  const imageHash = await hashPicture(bytes)
  const isKeptAsSent = !wasHuge
  return { id, width, height, mime, bytes: bytes.length, sha256, imageHash, isKeptAsSent }
}

/** Records the upload as a private file of the account; of none, if it is closed. */
export async function addUpload(
  db: Db | Trx,
  ctx: Pick<Ctx, 'clock'>,
  accountId: string | null,
  { id, width, height, mime, bytes, sha256, imageHash, isKeptAsSent }: Upload,
): Promise<StoredFile> {
  await db
    .insertInto('files')
    .values({
      id,
      has_raw_upload: isKeptAsSent,
      account_id: accountId,
      visibility: 'private',
      mime,
      bytes,
      width,
      height,
      sha256,
      image_hash: imageHash,
      created_at: ctx.clock(),
    })
    .execute()
  return { id, width, height, mime, bytes }
}

/** Reads a public picture uploaded by staff, re-encoded for `storePublicPicture`. */
export async function readStaffPicture(upload: Uint8Array): Promise<MeasuredImage> {
  const { bytes } = await reencodeUpload(upload)
  return { bytes, info: await measureImage(bytes) }
}

/**
 * Stores a picture of the shop unchanged, unless it is huge; the same bytes are stored once. `db` may
 * be an import's transaction.
 */
export async function storePublicPicture(
  db: Db | Trx,
  ctx: Pick<Ctx, 'files' | 'clock'>,
  picture: MeasuredImage,
): Promise<string> {
  const known = await findPublicPicture(db, picture.bytes)
  if (known !== null) return known
  const sha256 = hashOf(picture.bytes)
  const { bytes, info } = await keepable(picture)
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

/** The id of a picture of the shop with these bytes, or null. */
export async function findPublicPicture(db: Db | Trx, bytes: Uint8Array): Promise<string | null> {
  const known = await db
    .selectFrom('files')
    .select('id')
    .where('sha256', '=', hashOf(bytes))
    .where('visibility', '=', 'public')
    .executeTakeFirst()
  return known?.id ?? null
}

function hashOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}
