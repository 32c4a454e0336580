import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { measureImage, type ImageInfo } from '../../platform/files/images.ts'
import { originalName } from '../../platform/files/store-file.ts'

/** Pixels of a side: the picture is shown small, and no more of it need be public. */
const side = 480

/** A public picture; null removes the current one. */
export type Avatar = { id: string; bytes: Buffer; info: ImageInfo } | null

/**
 * Makes a public square of a picture this account uploaded; undefined if nothing changes. The
 * upload stays private. Runs outside the transaction because it is slow.
 */
export async function makeAvatar(
  ctx: Ctx,
  accountId: string,
  fileId: string | null | undefined,
): Promise<Avatar | undefined> {
  if (fileId === undefined || fileId === null) return fileId
  const { avatar_id } = await ctx.db
    .selectFrom('accounts')
    .select('avatar_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (fileId === avatar_id) return undefined
  const file = await ctx.db
    .selectFrom('files')
    .select(['id', 'mime'])
    .where('id', '=', fileId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const original = file && (await ctx.files.get(originalName(file)))
  if (!original) {
    throw invalid('avatar', issueSentences.own_picture)
  }
  const bytes = await sharp(original).resize(side, side, { fit: 'cover' }).webp().toBuffer()
  const avatar = { id: newId('file'), bytes, info: await measureImage(bytes) }
  await ctx.files.put(originalName({ id: avatar.id, mime: avatar.info.mime }), bytes)
  return avatar
}

/** Sets the picture; returns the replaced one, to be erased. */
export async function writeAvatar(
  trx: Trx,
  accountId: string,
  before: string | null,
  avatar: Avatar,
  at: Date,
): Promise<{ id: string; mime: string } | undefined> {
  if (avatar) {
    const { id, bytes, info } = avatar
    const sha256 = createHash('sha256').update(bytes).digest()
    const row = { id, bytes: bytes.length, sha256, created_at: at, ...info }
    await trx
      .insertInto('files')
      .values({ ...row, account_id: accountId, visibility: 'public' })
      .execute()
  }
  await trx
    .updateTable('accounts')
    .set({ avatar_id: avatar?.id ?? null })
    .where('id', '=', accountId)
    .execute()
  if (before === null) return undefined
  return trx
    .deleteFrom('files')
    .where('id', '=', before)
    .returning(['id', 'mime'])
    .executeTakeFirst()
}
