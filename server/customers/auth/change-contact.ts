import { DomainError } from '#domain/errors.ts'
import type { Account } from '../../platform/access/authenticate.ts'
import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import { addJob, type Channel, type Contact } from '../../platform/jobs/queue.ts'
import { matchCode, spendCode, type FoundCode } from './codes.ts'
import { contactKey, findCustomer, isTaken, lockCustomer, type Customer } from './contact.ts'
import { askToConfirm, proveContact, takeContact } from './prove-contact.ts'

/** Sends the code that allows a change of email or number to a current contact. */
export async function requestChange(
  trx: Trx,
  account: Account,
  kind: 'email' | 'phone',
): Promise<Channel> {
  const customer = await findCustomer(trx, { id: account.id })
  if (!customer) throw new DomainError('unauthenticated')
  const channel = channelFor(customer, kind)
  const purpose = kind === 'email' ? ('change_email' as const) : ('change_phone' as const)
  await addJob(trx, 'send_change_code', { account_id: account.id, purpose, channel })
  return channel
}

function channelFor({ email, phone_e164 }: Customer, kind: 'email' | 'phone'): Channel {
  const other = kind === 'email' ? ('phone' as const) : ('email' as const)
  const present = kind === 'email' ? email : phone_e164
  return present === null ? other : kind
}

interface Change {
  code: string
  contact: Contact
  address: string
}

/** Finds the code that allows the change. Throws `verification_code_invalid`. */
export async function matchChange(ctx: Ctx, account: Account, change: Change): Promise<FoundCode> {
  const { contact } = change
  const found = await matchCode(ctx, {
    text: change.code,
    purposes: ['email' in contact ? 'change_email' : 'change_phone'],
    accountId: account.id,
    address: change.address,
  })
  if (found.account_id !== account.id) throw new DomainError('verification_code_invalid')
  await countAgainst(ctx, limits.changesToContact, contactKey(contact))
  return found
}

/** Asks the new contact to confirm. The change takes effect only then. */
export async function changeContact(
  trx: Trx,
  ctx: TrxCtx,
  account: Account,
  { found, contact }: { found: FoundCode; contact: Contact },
): Promise<void> {
  const customer = await lockCustomer(trx, account.id)
  if (!customer) throw new DomainError('unauthenticated')
  await spendCode(trx, found)
  await proveContact(trx, customer, found, ctx.clock())
  await askToConfirm(trx, account, contact)
}

/** Resends the code that confirms a contact the account already has. */
export async function requestVerification(
  trx: Trx,
  account: Account,
  type: 'EMAIL' | 'PHONE',
): Promise<void> {
  const customer = await findCustomer(trx, { id: account.id })
  const target = type === 'EMAIL' ? customer?.email : customer?.phone_e164
  if (!target) throw new DomainError('not_found')
  await askToConfirm(trx, account, type === 'EMAIL' ? { email: target } : { phone: target })
}

interface Confirmation {
  code: string
  /** The account that a six-digit code belongs to. */
  accountId: string | undefined
  address: string
}

/** Finds the code that confirms a contact. Throws `verification_code_invalid`. */
export function matchConfirmation(ctx: Ctx, confirmation: Confirmation): Promise<FoundCode> {
  const { code, accountId, address } = confirmation
  const purposes = ['confirm_email', 'confirm_phone'] as const
  return matchCode(ctx, { text: code, purposes, accountId, address })
}

/** Makes the contact the account's verified one. Throws `verification_code_invalid`. */
export async function confirmContact(trx: Trx, ctx: TrxCtx, found: FoundCode): Promise<Channel> {
  const customer = await lockCustomer(trx, found.account_id)
  if (!customer) throw new DomainError('verification_code_invalid')
  await spendCode(trx, found)
  try {
    await takeContact(trx, customer, found, ctx.clock())
  } catch (error) {
    // Another account verified the same contact meanwhile.
    throw isTaken(error) ? new DomainError('verification_code_invalid') : error
  }
  return found.channel
}
