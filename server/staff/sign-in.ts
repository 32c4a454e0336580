import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import { issueStaffToken } from '../platform/access/staff-tokens.ts'
import type { Token } from '../platform/access/tokens.ts'
import { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { countAgainst, limits } from '../platform/http/rate-limit.ts'
import { resetAttempts, countAttempt } from '../platform/passwords/login-throttle.ts'
import { verifyPassword } from '../platform/passwords/verify-password.ts'
import { spendProof, type Proof } from './second-factor.ts'
import { endSessionOf } from './sessions.ts'

interface Attempt {
  email: string
  password: string
  /** Network address of the caller. */
  address: string
}

interface Known {
  id: string
  passwordHash: string
}

/** Throws `wrong_credentials`, with the same text and timing whether or not the email is known. */
export async function checkSignIn(ctx: Ctx, attempt: Attempt): Promise<Known> {
  const email = attempt.email.toLowerCase()
  const tries = `staff:${email}:${attempt.address}`
  await countAttempt(ctx, tries)
  await countAgainst(ctx, limits.staffSignInsToOneAccount, email)
  const staff = await ctx.db
    .selectFrom('staff')
    .select(['id', 'password_hash as passwordHash'])
    .where(sql`lower(email)`, '=', email)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  const isRight = await verifyPassword(attempt.password, staff?.passwordHash ?? null)
  if (staff && !isRight) ctx.log.warn({ staff: staff.id }, 'wrong password')
  if (!staff || staff.passwordHash === null || !isRight) throw new DomainError('wrong_credentials')
  await resetAttempts(ctx, tries)
  return { id: staff.id, passwordHash: staff.passwordHash }
}

interface SignIn {
  staff: Known
  proof: Proof | null
  device: string
  /** Hash of the token that the browser had before. */
  sentToken: Buffer | null
}

export async function signInStaff(
  trx: Trx,
  ctx: TrxCtx,
  { staff, proof, device, sentToken }: SignIn,
): Promise<Token> {
  const { id } = staff
  const same = await trx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    // If the password changed since it was compared, this sign-in is too late.
    .where('password_hash', '=', staff.passwordHash)
    .forShare()
    .executeTakeFirst()
  if (!same) throw new DomainError('wrong_credentials')
  await spendProof(trx, ctx, id, proof)
  if (sentToken) await endSessionOf(trx, sentToken)
  const change = { action: 'signed_in', subject: { kind: 'staff', id } }
  await new ChangeRecorder(staff).record(trx, change)
  return issueStaffToken(trx, ctx, id, device)
}
