import { createHash } from 'node:crypto'
import { newId, type Id } from '#domain/ids.ts'
import type { Ctx, Db, Trx } from '../context.ts'
import { measureImage, reencodeUpload, type ImageFacts } from './images.ts'

const extensions: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
}

/** Where the original of a file lies in the file store. */
export function originalName(file: { id: string; mime: string }): string {
  return `originals/${file.id.slice(4, 6)}/${file.id}.${extensions[file.mime] ?? 'bin'}`
}

/** Where an upload lies as it was sent, while it is kept; nobody is ever shown it. */
export function receivedName({ id }: { id: string }): string {
  return `received/${id.slice(4, 6)}/${id}.bin`
}

export interface StoredFile {
  id: Id<'file'>
  width: number
  height: number
  mime: string
  bytes: number
}

/**
 * Keeps what a customer uploaded: private, theirs, nothing but pixels. For some days also as it was
 * sent, because signs of editing do not survive encoding (`sweep` removes it).
 */
export async function storeUpload(
  ctx: Ctx,
  accountId: string,
  upload: Uint8Array,
): Promise<StoredFile> {
  const image = await reencodeUpload(upload)
  const id = newId('file')
  await ctx.files.put(receivedName({ id }), upload)
  await ctx.files.put(originalName({ id, mime: image.mime }), image.bytes)
  await ctx.db
    .insertInto('files')
    .values({
      id,
      is_received_kept: true,
      account_id: accountId,
      visibility: 'private',
      mime: image.mime,
      bytes: image.bytes.length,
      width: image.width,
      height: image.height,
      // Of what was sent, not of what we made of it: the same slip sent twice is the same.
      sha256: createHash('sha256').update(upload).digest(),
      created_at: ctx.clock(),
    })
    .execute()
  return {
    id,
    width: image.width,
    height: image.height,
    mime: image.mime,
    bytes: image.bytes.length,
  }
}

/** What staff uploaded for everybody to see, ready for `storePublicPicture`: nothing but pixels. */
export async function readStaffPicture(
  upload: Uint8Array,
): Promise<{ bytes: Uint8Array; facts: ImageFacts }> {
  const { bytes } = await reencodeUpload(upload)
  return { bytes, facts: await measureImage(bytes) }
}

/**
 * Keeps a picture of the shop's own, as it is; the same bytes are kept once.
 * The row is written with `db`, which may be an import's transaction.
 */
export async function storePublicPicture(
  db: Db | Trx,
  ctx: Pick<Ctx, 'files' | 'clock'>,
  { bytes, facts }: { bytes: Uint8Array; facts: ImageFacts },
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
  await ctx.files.put(originalName({ id, mime: facts.mime }), bytes)
  await db
    .insertInto('files')
    .values({
      id,
      visibility: 'public',
      bytes: bytes.length,
      sha256,
      created_at: ctx.clock(),
      ...facts,
    })
    .execute()
  return id
}
