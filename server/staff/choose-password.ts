import { issueSentences, issueSentencesWith } from '#contract/issue-sentences.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { staffPasswordProblem, type StaffPasswordProblem } from '#domain/staff/password.ts'
import type { StaffMember } from '../platform/access/staff-member.ts'
import { recordChange } from '../platform/changes/record-change.ts'
import type { Ctx, Trx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { hashPassword } from '../platform/passwords/hash-password.ts'
import { forgiveTries, takeTry } from '../platform/passwords/sign-in-brake.ts'
import { verifyPassword } from '../platform/passwords/verify-password.ts'

const sentences: Readonly<Record<StaffPasswordProblem, LocalizedText>> = {
  too_short: issueSentencesWith.min_characters(12),
  too_long: issueSentencesWith.max_characters(128),
  too_simple: issueSentences.few_characters,
  like_address: issueSentences.like_address,
}

interface Choice {
  staff: StaffMember
  /** Of the tokens that stay. */
  tokenHashes: readonly Buffer[]
  oldPassword: string
  newPassword: string
}

/** A staff member's own choice. Throws `wrong_credentials` for a wrong old password. */
export async function choosePassword(ctx: Ctx, choice: Choice): Promise<void> {
  const { staff, tokenHashes } = choice
  const tries = `staff-password:${staff.id}`
  await takeTry(ctx, tries)
  const row = await ctx.db
    .selectFrom('staff')
    .select(['email', 'password_hash'])
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  const isRight = await verifyPassword(choice.oldPassword, row.password_hash)
  if (!isRight) throw new DomainError('wrong_credentials')
  await forgiveTries(ctx, tries)
  requireStaffPassword(choice.newPassword, row.email, 'new_password')
  const hash = await hashPassword(choice.newPassword)
  await inTransaction(ctx, async (trx) => {
    await setPassword(trx, staff.id, hash, tokenHashes)
    await recordChange(trx, staff, {
      action: 'password_chosen',
      subject: { kind: 'staff', id: staff.id },
    })
  })
}

/** Every token ends but those given. */
export async function setPassword(
  trx: Trx,
  staffId: string,
  hash: string,
  keep: readonly Buffer[] = [],
): Promise<void> {
  await trx.updateTable('staff').set({ password_hash: hash }).where('id', '=', staffId).execute()
  await trx
    .deleteFrom('staff_tokens')
    .where('staff_id', '=', staffId)
    .$if(keep.length > 0, (query) => query.where('hash', 'not in', keep))
    .execute()
}

/** Throws `invalid`, naming the field that was sent. */
export function requireStaffPassword(password: string, email: string, path: string): void {
  const problem = staffPasswordProblem(password, email)
  if (!problem) return
  throw invalid(path, sentences[problem])
}
