import { issueSentences, issueSentencesWith } from '#contract/issue-sentences.ts'
import { isCommonPassword } from '#domain/common-passwords.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { staffPasswordProblem, type StaffPasswordProblem } from '#domain/staff/password.ts'
import { endSubscriptions } from '../notifications/push/push-subscriptions.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { hashPassword } from '../platform/passwords/hash-password.ts'
import { resetAttempts, countAttempt } from '../platform/passwords/login-throttle.ts'
import { verifyPassword } from '../platform/passwords/verify-password.ts'
import { readBrand } from '../settings/brand.ts'

const sentences: Readonly<Record<StaffPasswordProblem, LocalizedText>> = {
  too_short: issueSentencesWith.min_characters(12),
  too_long: issueSentencesWith.max_characters(128),
  too_simple: issueSentences.few_characters,
  too_common: issueSentences.easy_password,
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
  if (choice.newPassword === choice.oldPassword) {
    throw invalid('new_password', issueSentences.same_password)
  }
  return hashStaffPassword(ctx, choice.newPassword, email, 'new_password')
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

/** A password that its holder chose. See `replacePassword`. */
export function setPassword(trx: Trx, staffId: string, hash: string, keep?: Kept): Promise<void> {
  return replacePassword(trx, staffId, { hash, isGiven: false }, keep)
}

interface Kept {
  tokenHashes: readonly Buffer[]
  sessionId: string
}

/**
 * Ends a link to choose a password, and every token and notified browser but those to keep. `isGiven`:
 * by someone else, so that its holder has to replace it.
 */
export async function replacePassword(
  trx: Trx,
  staffId: string,
  { hash, isGiven }: { hash: string; isGiven: boolean },
  keep?: Kept,
): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ password_hash: hash, needs_new_password: isGiven })
    .where('id', '=', staffId)
    .execute()
  await trx.deleteFrom('staff_password_links').where('staff_id', '=', staffId).execute()
  await trx
    .deleteFrom('staff_tokens')
    .where('staff_id', '=', staffId)
    .$if(keep !== undefined, (query) => query.where('hash', 'not in', keep?.tokenHashes ?? []))
    .execute()
  await endSubscriptions(trx, staffId, keep ? { keep: keep.sessionId } : 'all')
}

/** Throws `invalid` for a weak password, naming the field. */
export async function hashStaffPassword(
  ctx: Ctx,
  password: string,
  email: string,
  path: string,
): Promise<string> {
  const brand = (await readBrand(ctx)).name.en
  const problem = staffPasswordProblem(password, email, brand)
  if (problem) throw invalid(path, sentences[problem])
  if (isCommonPassword(password)) throw invalid(path, sentences.too_common)
  return hashPassword(password)
}
