import { issueSentences } from '#contract/issue-sentences.ts'
import { dialled, isEmailShape, normaliseEmail } from '#domain/contact.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import type { Account } from '../../platform/access/authenticate.ts'
import { endToken, issueToken, type Token } from '../../platform/access/tokens.ts'
import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import type { Contact } from '../../platform/jobs/queue.ts'
import { resetAttempts, countAttempt } from '../../platform/passwords/login-throttle.ts'
import { verifyPassword } from '../../platform/passwords/verify-password.ts'
import { e164OfLogin } from '../../platform/text/phone-number.ts'
import { findCustomer, hashOf, type Customer } from './contact.ts'
import { mergeAccount } from './merge-account.ts'

interface Login {
  type: 'EMAIL' | 'PHONE'
  login_id: string
  password: string
}

/**
 * Finds the customer and checks the password. An unknown login costs one hash and counts against
 * the limits just like a known one. Throws `wrong_credentials`.
 */
export async function checkLogin(ctx: Ctx, login: Login, address: string): Promise<Customer> {
  const contact = contactOf(login)
  const loginKey = hashOf(contact ? Object.values(contact).join() : login.login_id)
  const place = await takeSignInTry(ctx, loginKey, address)
  const customer = contact && (await findCustomer(ctx.db, contact))
  const isRight = await verifyPassword(login.password, customer?.password_hash ?? null)
  if (customer && !isRight) ctx.log.warn({ account: customer.id }, 'wrong password')
  if (!customer || !isRight) throw new DomainError('wrong_credentials')
  await resetAttempts(ctx, place)
  return customer
}

/** Signs a customer in, merges the calling visitor's account, and ends a customer's old token. */
export async function signInCustomer(
  trx: Trx,
  ctx: TrxCtx,
  customer: Customer,
  asking: Account | null,
): Promise<Token> {
  if (asking?.kind === 'TEMP') await mergeAccount(trx, ctx, asking.id, customer.id)
  if (asking?.kind === 'REGISTERED') await endToken(trx, asking.tokenHashes)
  const seen = await trx
    .updateTable('accounts')
    .set({ last_seen_at: ctx.clock() })
    .where('id', '=', customer.id)
    .where('closed_at', 'is', null)
    // Fails if the password was changed after it was compared.
    .where('password_hash', '=', customer.password_hash)
    .returning('id')
    .executeTakeFirst()
  if (!seen) throw new DomainError('wrong_credentials')
  return issueToken(trx, ctx, customer.id)
}

/** Counts an attempt; returns the key for `resetAttempts` if the password is right. */
export async function takeSignInTry(ctx: Ctx, loginKey: string, address: string): Promise<string> {
  const place = `customer:${loginKey}:${address}`
  await countAgainst(ctx, limits.signIns, address)
  await countAttempt(ctx, place)
  await countAgainst(ctx, limits.signInsFromOnePlace, place)
  await countAgainst(ctx, limits.signInsToOneAccount, loginKey)
  return place
}

/** Null for an impossible number, which is answered like an unknown one. */
function contactOf({ type, login_id }: Login): Contact | null {
  if (type === 'EMAIL') {
    const email = normaliseEmail(login_id)
    if (!isEmailShape(email)) throw invalid('login_id', issueSentences.email)
    return { email }
  }
  if (dialled(login_id) === null) throw invalid('login_id', issueSentences.phone)
  const phone = e164OfLogin(login_id)
  return phone === null ? null : { phone }
}
