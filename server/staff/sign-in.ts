import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import { issueStaffToken } from '../platform/access/staff-tokens.ts'
import type { Token } from '../platform/access/tokens.ts'
import { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { forgiveTries, takeTry } from '../platform/passwords/sign-in-brake.ts'
import { verifyPassword } from '../platform/passwords/verify-password.ts'

interface Attempt {
  email: string
  password: string
  /** Network address of the caller. */
  address: string
}

/** Throws `wrong_credentials`, in the same words and time whether or not the address is known. */
export async function signInStaff(ctx: Ctx, attempt: Attempt): Promise<Token> {
  const email = attempt.email.toLowerCase()
  const tries = `staff:${email}:${attempt.address}`
  await takeTry(ctx, tries)
  const staff = await ctx.db
    .selectFrom('staff')
    .select(['id', 'name', 'role', 'password_hash'])
    .where(sql`lower(email)`, '=', email)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  const isRight = await verifyPassword(attempt.password, staff?.password_hash ?? null)
  if (!staff || !isRight) throw new DomainError('wrong_credentials')
  await forgiveTries(ctx, tries)
  return inTransaction(ctx, async (trx) => {
    const { id, name, role } = staff
    const same = await trx
      .selectFrom('staff')
      .select('id')
      .where('id', '=', id)
      .where('archived_at', 'is', null)
      // Another password since it was compared: then this sign-in came too late.
      .where('password_hash', '=', staff.password_hash)
      .forShare()
      .executeTakeFirst()
    if (!same) throw new DomainError('wrong_credentials')
    const change = { action: 'signed_in', subject: { kind: 'staff', id } }
    await new ChangeRecorder({ id, name, role }).record(trx, change)
    return issueStaffToken(ctx, id, trx)
  })
}
