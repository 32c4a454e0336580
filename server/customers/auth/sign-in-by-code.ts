import { DomainError } from '#domain/errors.ts'
import type { Account } from '../../platform/access/authenticate.ts'
import type { Token } from '../../platform/access/tokens.ts'
import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { addJob } from '../../platform/jobs/queue.ts'
import { e164Of } from '../../platform/text/phone-number.ts'
import { matchCode, spendCode, type FoundCode } from './codes.ts'
import { findCustomer } from './contact.ts'
import { signInCustomer } from './sign-in.ts'

/** Sends a code to the number if a customer has verified it; the answer is the same if not. */
export async function requestLoginCode(trx: Trx, phone: string): Promise<void> {
  await addJob(trx, 'send_login_code', { contact: { phone } })
}

interface CodeLogin {
  areaCode: string
  phone: string
  code: string
  /** Network address of the caller. */
  address: string
}

/** Finds the code sent to the number. Throws `verification_code_invalid`. */
export function matchLoginCode(ctx: Ctx, login: CodeLogin): Promise<FoundCode> {
  const { areaCode, phone, code, address } = login
  const sentTo = e164Of(areaCode, phone)
  return matchCode(ctx, { text: code, purposes: ['sign_in'], sentTo, address })
}

/**
 * Signs in the customer the code was sent to, as a password would. Throws
 * `verification_code_invalid` if the number is no longer theirs.
 */
export async function signInByCode(
  trx: Trx,
  ctx: TrxCtx,
  found: FoundCode,
  asking: Account | null,
): Promise<Token> {
  const customer = await findCustomer(trx, { id: found.account_id })
  const isTheirs = customer?.phone_e164 === found.target && customer.phone_verified_at !== null
  if (!customer || !isTheirs) throw new DomainError('verification_code_invalid')
  const token = await signInCustomer(trx, ctx, customer, asking)
  // After the account's lock, as everywhere else.
  await spendCode(trx, found)
  return token
}
