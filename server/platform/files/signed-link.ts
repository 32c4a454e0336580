import { createHmac, timingSafeEqual } from 'node:crypto'
import { randomText } from '#domain/ids.ts'
import type { Ctx } from '../context.ts'

/** Long enough to look at a picture; short enough that a forwarded link has expired. */
const linkSeconds = 600

/** Inside a transaction, `db` is that transaction. */
export type LinkCtx = Pick<Ctx, 'db' | 'clock'>

/** A link to a private picture that works for ten minutes. */
export async function signedFileLink(ctx: LinkCtx, fileId: string): Promise<string> {
  const until = Math.floor(ctx.clock().getTime() / 1000) + linkSeconds
  return `/files/private/${fileId}?until=${until}&key=${await signature(ctx, fileId, until)}`
}

export async function isLinkValid(
  ctx: LinkCtx,
  fileId: string,
  until: number,
  key: string,
): Promise<boolean> {
  if (!(until * 1000 > ctx.clock().getTime())) return false
  const expected = Buffer.from(await signature(ctx, fileId, until))
  const given = Buffer.from(key)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

async function signature(ctx: LinkCtx, fileId: string, until: number): Promise<string> {
  return createHmac('sha256', await linkSecret(ctx))
    .update(`${fileId} ${until}`)
    .digest('base64url')
}

async function linkSecret(ctx: LinkCtx): Promise<string> {
  const name = 'file-links'
  const known = await ctx.db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  if (known) return known.value
  await ctx.db
    .insertInto('secrets')
    .values({ name, value: randomText(43) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return linkSecret(ctx)
}
