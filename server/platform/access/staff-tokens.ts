import type { Context } from 'hono'
import type { Ctx, Db, Trx } from '../context.ts'
import { bearerTokenHash } from '../http/bearer-token.ts'
import type { StaffMember } from './staff-member.ts'
import { drawToken, hashToken, type Token } from './tokens.ts'

/** A working day; renewed while in use. */
export const staffTokenTtlSeconds = 12 * 3600

export interface SignedIn {
  staff: StaffMember
  /** Of the caller's token, and of the fresh one that its answer brings. */
  tokenHashes: readonly Buffer[]
}

export async function issueStaffToken(
  ctx: Ctx,
  staffId: string,
  db: Db | Trx = ctx.db,
): Promise<Token> {
  const { token, row } = drawToken(ctx, staffTokenTtlSeconds)
  await db
    .insertInto('staff_tokens')
    .values({ ...row, staff_id: staffId })
    .execute()
  return token
}

/** As `renewToken`: null if the old one has just been ended. */
async function renewStaffToken(ctx: Ctx, oldHash: Buffer): Promise<Token | null> {
  const { token, row } = drawToken(ctx, staffTokenTtlSeconds)
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('staff_tokens')
    .columns(['staff_id', 'hash', 'created_at', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('staff_tokens as t')
        .select((each) => [
          't.staff_id',
          each.val(row.hash).as('hash'),
          each.val(row.created_at).as('created_at'),
          each.val(row.expires_at).as('expires_at'),
        ])
        .where('t.hash', '=', oldHash)
        .forKeyShare(),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? token : null
}

/** The staff member behind the Bearer token, or null. Customers' tokens are in another table. */
export async function authenticateStaff(ctx: Ctx, c: Context): Promise<SignedIn | null> {
  const tokenHash = bearerTokenHash(c)
  if (!tokenHash) return null
  const now = ctx.clock()
  const row = await ctx.db
    .selectFrom('staff_tokens as t')
    .innerJoin('staff as s', 's.id', 't.staff_id')
    .select(['s.id', 's.name', 's.role', 't.expires_at'])
    .where('t.hash', '=', tokenHash)
    .where('t.expires_at', '>', now)
    .where('s.archived_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { expires_at, ...staff } = row
  const tokenHashes = [tokenHash]
  const secondsLeft = (expires_at.getTime() - now.getTime()) / 1000
  if (secondsLeft < staffTokenTtlSeconds / 2) {
    const renewed = await renewStaffToken(ctx, tokenHash)
    if (renewed) {
      c.header('x-renewed-token', renewed.token)
      tokenHashes.push(hashToken(renewed.token))
    }
  }
  return { staff, tokenHashes }
}
