import { DomainError } from '#domain/errors.ts'
import { randomText } from '#domain/ids.ts'
import type { Trx } from '../../platform/database/db.ts'
import { addJob, type Contact } from '../../platform/jobs/queue.ts'
import { partsOf } from '../../platform/text/phone-number.ts'
import { adoptSubscription } from '../newsletter/subscribe.ts'
import { forgetCodes, type FoundCode } from './codes.ts'
import type { Customer } from './contact.ts'
import { noticeCustomer } from './send-notices.ts'

type Sent = Pick<FoundCode, 'channel' | 'target'>

/**
 * Using a code verifies the contact it was sent to. Throws `verification_code_invalid` if the
 * contact is no longer the account's, so that a former address gives no access.
 */
export async function proveContact(
  trx: Trx,
  customer: Customer,
  sent: Sent,
  now: Date,
): Promise<void> {
  if (presentOf(customer, sent) !== sent.target) throw new DomainError('verification_code_invalid')
  const proven =
    sent.channel === 'email'
      ? { email_verified_at: customer.email_verified_at ?? now }
      : { phone_verified_at: customer.phone_verified_at ?? now }
  await trx.updateTable('accounts').set(proven).where('id', '=', customer.id).execute()
  await adopt(trx, customer, sent, now)
}

async function adopt(trx: Trx, { id }: Customer, { channel, target }: Sent, now: Date) {
  if (channel === 'email') await adoptSubscription(trx, { accountId: id, email: target, now })
}

/** Makes a verified contact the account's, replacing the previous one of its kind. */
export async function takeContact(
  trx: Trx,
  customer: Customer,
  sent: Sent,
  now: Date,
): Promise<void> {
  const columns = sent.channel === 'email' ? emailColumns(sent, now) : phoneColumns(sent, now)
  await trx
    .updateTable('accounts')
    .set({ ...columns, pending_email: null })
    .where('id', '=', customer.id)
    .execute()
  await adopt(trx, customer, sent, now)
  if (sent.channel === 'phone' && customer.pending_email !== null) {
    await askToConfirm(trx, customer, { email: customer.pending_email })
  }
  const before = presentOf(customer, sent)
  if (before === null || before === sent.target) return
  await forgetCodes(trx, customer.id, before)
  const notice = sent.channel === 'email' ? 'email_changed' : 'phone_changed'
  await noticeCustomer(trx, customer, notice)
}

/** Asks the owner of a contact to confirm it. */
export async function askToConfirm(
  trx: Trx,
  { id, locale }: Pick<Customer, 'id' | 'locale'>,
  contact: Contact,
): Promise<void> {
  await addJob(trx, 'confirm_contact', { id: randomText(22), account_id: id, contact, locale })
}

function emailColumns({ target }: Sent, now: Date) {
  return { email: target, email_verified_at: now }
}

function phoneColumns({ target }: Sent, now: Date) {
  const { areaCode, digits } = partsOf(target)
  return { area_code: areaCode, phone: digits, phone_e164: target, phone_verified_at: now }
}

function presentOf({ email, phone_e164 }: Customer, { channel }: Sent): string | null {
  return channel === 'email' ? (email?.toLowerCase() ?? null) : phone_e164
}
