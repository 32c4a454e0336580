import { issueSentences } from '#contract/issue-sentences.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import type { Account } from '../../platform/access/authenticate.ts'
import { endTokens } from '../../platform/access/tokens.ts'
import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { addJob, type Contact } from '../../platform/jobs/queue.ts'
import { hashPassword } from '../../platform/passwords/hash-password.ts'
import { resetAttempts } from '../../platform/passwords/login-throttle.ts'
import { verifyPassword } from '../../platform/passwords/verify-password.ts'
import { requireUncommon } from './check-registration.ts'
import { forgetCodes, matchCode, spendCode, type FoundCode } from './codes.ts'
import { findCustomer, lockCustomer, type Customer } from './contact.ts'
import { proveContact } from './prove-contact.ts'
import { noticeCustomer } from './send-notices.ts'
import { takeSignInTry } from './sign-in.ts'

/** Queues a reset code. Does the same work whether or not the contact has an account. */
export async function forgetPassword(trx: Trx, contact: Contact): Promise<void> {
  await addJob(trx, 'send_reset_code', { contact })
}

interface Reset {
  code: string
  newPassword: string
  /** The number it was sent to, if the caller gives one; null if that is not a valid number. */
  sentTo: string | null | undefined
  address: string
}

interface CheckedReset {
  found: FoundCode
  passwordHash: string
}

/** Checks the code and hashes the new password. Throws `verification_code_invalid`. */
export async function checkReset(ctx: Ctx, reset: Reset): Promise<CheckedReset> {
  const found = await matchCode(ctx, {
    text: reset.code,
    purposes: ['reset_password'],
    sentTo: reset.sentTo,
    address: reset.address,
  })
  const customer = await findCustomer(ctx.db, { id: found.account_id })
  await requireUncommon(ctx, 'new_password', reset.newPassword, [customer?.email ?? ''])
  return { found, passwordHash: await hashPassword(reset.newPassword) }
}

/** Sets a new password, using the code up, and ends every token of the account. */
export async function resetPassword(
  trx: Trx,
  ctx: TrxCtx,
  { found, passwordHash }: CheckedReset,
): Promise<void> {
  const locked = await lockCustomer(trx, found.account_id)
  if (!locked) throw new DomainError('verification_code_invalid')
  await spendCode(trx, found)
  await proveContact(trx, locked, found, ctx.clock())
  await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', locked.id)
    .execute()
  if (isFirstProof(locked)) await forgetStranger(trx, locked.id)
  await endTokens(trx, locked.id)
  await forgetCodes(trx, locked.id)
  await noticeCustomer(trx, locked, 'password_changed')
}

/** Until the first proof the account may have been created with another person's address. */
function isFirstProof({ email_verified_at, phone_verified_at }: Customer): boolean {
  return email_verified_at === null && phone_verified_at === null
}

/** Removes the recipient and pending email, which a stranger may have entered. */
async function forgetStranger(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('delivery_recipients').where('account_id', '=', accountId).execute()
  await trx
    .updateTable('accounts')
    .set({ pending_email: null })
    .where('id', '=', accountId)
    .execute()
}

interface Update {
  oldPassword: string
  newPassword: string
  address: string
}

interface CheckedUpdate {
  customer: Customer
  passwordHash: string
}

/** Checks the old password and hashes the new one. Throws `invalid`. */
export async function checkUpdate(
  ctx: Ctx,
  account: Account,
  update: Update,
): Promise<CheckedUpdate> {
  const customer = await requirePassword(ctx, account, {
    field: 'old_password',
    password: update.oldPassword,
    address: update.address,
  })
  await requireUncommon(ctx, 'new_password', update.newPassword, [customer.email ?? ''])
  return { customer, passwordHash: await hashPassword(update.newPassword) }
}

/** Sets a new password and ends every other token of the account. */
export async function updatePassword(
  trx: Trx,
  { id, tokenHashes }: Account,
  { customer, passwordHash }: CheckedUpdate,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', customer.password_hash)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DomainError('conflict')
  await endTokens(trx, id, tokenHashes)
  await forgetCodes(trx, id)
  await noticeCustomer(trx, customer, 'password_changed')
}

/** Returns the signed-in customer if the password is right. Throws `invalid`. */
export async function requirePassword(
  ctx: Ctx,
  account: Account,
  { field, password, address }: { field: string; password: string; address: string },
): Promise<Customer> {
  const customer = await findCustomer(ctx.db, { id: account.id })
  const place = await takeSignInTry(ctx, account.id, address)
  const isRight = await verifyPassword(password, customer?.password_hash ?? null)
  if (!customer || !isRight) {
    throw invalid(field, issueSentences.own_password)
  }
  await resetAttempts(ctx, place)
  return customer
}
