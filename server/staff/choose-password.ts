import { issueSentences, issueSentencesWith } from '#contract/issue-sentences.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { staffPasswordProblem, type StaffPasswordProblem } from '#domain/staff/password.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { hashPassword } from '../platform/passwords/hash-password.ts'
import { resetAttempts, countAttempt } from '../platform/passwords/login-throttle.ts'
import { verifyPassword } from '../platform/passwords/verify-password.ts'

const sentences: Readonly<Record<StaffPasswordProblem, LocalizedText>> = {
  too_short: issueSentencesWith.min_characters(12),
  too_long: issueSentencesWith.max_characters(128),
  too_simple: issueSentences.few_characters,
  like_address: issueSentences.like_address,
}

interface Choice {
  staffId: string
  oldPassword: string
  newPassword: string
}

/**
 * Checks a password a staff member chose; returns its hash. Throws `wrong_credentials` for a wrong
 * old password.
 */
export async function checkChoice(ctx: Ctx, choice: Choice): Promise<string> {
  const email = await checkPassword(ctx, choice.staffId, choice.oldPassword)
  return hashStaffPassword(choice.newPassword, email, 'new_password')
}

/** Asks a signed-in person for their password again; answers their email. Throws `wrong_credentials`. */
export async function checkPassword(ctx: Ctx, staffId: string, password: string): Promise<string> {
  const tries = `staff-password:${staffId}`
  await countAttempt(ctx, tries)
  const row = await ctx.db
    .selectFrom('staff')
    .select(['email', 'password_hash'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  const isRight = await verifyPassword(password, row.password_hash)
  if (!isRight) throw new DomainError('wrong_credentials')
  await resetAttempts(ctx, tries)
  return row.email
}

/** Ends every token except the given ones, and a link to choose a password. */
export async function setPassword(
  trx: Trx,
  staffId: string,
  hash: string,
  keep: readonly Buffer[] = [],
): Promise<void> {
  await trx.updateTable('staff').set({ password_hash: hash }).where('id', '=', staffId).execute()
  await trx.deleteFrom('staff_password_links').where('staff_id', '=', staffId).execute()
  await trx
    .deleteFrom('staff_tokens')
    .where('staff_id', '=', staffId)
    .$if(keep.length > 0, (query) => query.where('hash', 'not in', keep))
    .execute()
}

/** Throws `invalid` for a weak password, naming the field. */
export async function hashStaffPassword(
  password: string,
  email: string,
  path: string,
): Promise<string> {
  const problem = staffPasswordProblem(password, email)
  if (problem) throw invalid(path, sentences[problem])
  return hashPassword(password)
}
