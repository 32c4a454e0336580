import { createHmac, timingSafeEqual } from 'node:crypto'
import { shopSecret } from '../access/shop-secret.ts'
import type { Ctx } from '../context.ts'
import type { Db, Trx } from '../database/db.ts'

/** Long enough to look at a picture; short enough that a forwarded link has expired. */
const linkSeconds = 600

export type Clock = Pick<Ctx, 'clock'>

export async function signedFileLink(db: Db | Trx, ctx: Clock, fileId: string): Promise<string> {
  const { until, key } = await signedKey(db, ctx, fileId)
  return `/files/private/${fileId}?until=${until}&key=${key}`
}

/** Opens one thing, named by its id, until the time given. */
export async function signedKey(db: Db | Trx, ctx: Clock, id: string, seconds = linkSeconds) {
  const until = Math.floor(ctx.clock().getTime() / 1000) + seconds
  return { until, key: await signature(db, id, until) }
}

export async function isLinkValid(
  db: Db | Trx,
  ctx: Clock,
  fileId: string,
  until: number,
  key: string,
): Promise<boolean> {
  if (!(until * 1000 > ctx.clock().getTime())) return false
  const expected = Buffer.from(await signature(db, fileId, until))
  const given = Buffer.from(key)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

async function signature(db: Db | Trx, fileId: string, until: number): Promise<string> {
  return createHmac('sha256', await shopSecret(db, 'file-links'))
    .update(`${fileId} ${until}`)
    .digest('base64url')
}
