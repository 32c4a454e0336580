import type { Context } from 'hono'
import type { Ctx } from '../context.ts'
import type { Db, Trx } from '../database/db.ts'
import { bearerTokenHash } from '../http/bearer-token.ts'
import type { StaffMember } from './staff-member.ts'
import { drawToken, hashToken, renewIn, type Token } from './tokens.ts'

/** A working day; renewed while in use. */
const staffTokenTtlSeconds = 12 * 3600

interface SignedIn {
  staff: StaffMember
  /** Hashes of the caller's token and of its renewed one, if any. */
  tokenHashes: readonly Buffer[]
}

export async function issueStaffToken(
  db: Db | Trx,
  ctx: Pick<Ctx, 'clock'>,
  staffId: string,
): Promise<Token> {
  const { token, row } = drawToken(ctx, staffTokenTtlSeconds)
  await db
    .insertInto('staff_tokens')
    .values({ ...row, staff_id: staffId })
    .execute()
  return token
}

/** The staff member of the Bearer token, or null. Customers' tokens are in another table. */
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
    const renewed = await renewIn(ctx, 'staff_tokens', tokenHash, staffTokenTtlSeconds)
    if (renewed) {
      c.header('x-renewed-token', renewed.token)
      tokenHashes.push(hashToken(renewed.token))
    }
  }
  return { staff, tokenHashes }
}
