import type { Context } from 'hono'
import { hourMs } from '#domain/dates.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '../context.ts'
import type { Db, Trx } from '../database/db.ts'
import { bearerTokenHash } from '../http/bearer-token.ts'
import { permissionsOfRole, type StaffMember } from './staff-member.ts'
import { drawToken, hashToken, renewIn, type Token } from './tokens.ts'

/** A working day; renewed while in use. */
const staffTokenTtlSeconds = 12 * 3600
/** A week of working days, so that a lost device is not signed in for ever. */
const staffSessionSeconds = 7 * 24 * 3600
/** Sessions that were open when a role began to require a second factor work on for so long. */
const secondFactorGraceMs = 12 * hourMs
const maxDeviceLength = 300

interface SignedIn {
  staff: StaffMember
  /** Hashes of the caller's token and of its renewed one, if any. */
  tokenHashes: readonly Buffer[]
  sessionId: string
  /** Whether their role requires a second factor that they have not set up. */
  needsSecondFactor: boolean
  /** Whether they have a password that someone else knows. */
  needsNewPassword: boolean
}

/** Starts a session. */
export async function issueStaffToken(
  db: Db | Trx,
  ctx: Pick<Ctx, 'clock'>,
  staffId: string,
  device = '',
): Promise<Token> {
  const { token, row } = drawToken(ctx, staffTokenTtlSeconds)
  const session = {
    session_id: newId('staffSession'),
    signed_in_at: row.created_at,
    device: device.slice(0, maxDeviceLength),
  }
  await db
    .insertInto('staff_tokens')
    .values({ ...row, ...session, staff_id: staffId })
    .execute()
  return token
}

/** The staff member of the Bearer token, or null. Customers' tokens are in another table. */
export async function authenticateStaff(ctx: Ctx, c: Context): Promise<SignedIn | null> {
  const tokenHash = bearerTokenHash(c)
  if (!tokenHash) return null
  const now = ctx.clock()
  const row = await findBearer(ctx.db, tokenHash, now)
  if (!row) return null
  const tokenHashes = [tokenHash]
  const secondsLeft = (row.expires_at.getTime() - now.getTime()) / 1000
  if (secondsLeft < staffTokenTtlSeconds / 2) {
    const lifetime = { unused: staffTokenTtlSeconds, whole: staffSessionSeconds }
    const renewed = await renewIn(ctx, 'staff_tokens', tokenHash, lifetime)
    if (renewed) {
      c.header('x-renewed-token', renewed.token)
      tokenHashes.push(hashToken(renewed.token))
    }
  }
  return {
    staff: {
      id: row.id,
      name: row.name,
      role: row.role,
      permissions: permissionsOfRole(row.role, row.permissions),
      maxDiscountPercent: row.max_discount_percent,
    },
    tokenHashes,
    sessionId: row.session_id,
    needsSecondFactor: row.confirmed_at === null && isRequired(row, now),
    needsNewPassword: row.needs_new_password,
  }
}

function findBearer(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('staff_tokens as t')
    .innerJoin('staff as s', 's.id', 't.staff_id')
    .innerJoin('staff_roles as r', 'r.id', 's.role')
    .leftJoin('staff_second_factors as f', 'f.staff_id', 's.id')
    .select([
      's.id',
      's.name',
      's.role',
      's.needs_new_password',
      't.expires_at',
      't.session_id',
      't.signed_in_at',
    ])
    .select(['r.permissions', 'r.max_discount_percent', 'r.second_factor_since', 'f.confirmed_at'])
    .where('t.hash', '=', tokenHash)
    .where('t.expires_at', '>', now)
    .where('s.archived_at', 'is', null)
    .executeTakeFirst()
}

interface Requirement {
  second_factor_since: Date | null
  signed_in_at: Date
}

/** Requiring a second factor interrupts no open session at once. */
function isRequired({ second_factor_since: since, signed_in_at: at }: Requirement, now: Date) {
  if (!since) return false
  return at >= since || now.getTime() > since.getTime() + secondFactorGraceMs
}
