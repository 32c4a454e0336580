import { createHash } from 'node:crypto'
import type { Ctx } from '../../platform/context.ts'
import type { Jobs, Channel, Contact } from '../../platform/jobs/queue.ts'
import { readerLocale } from '../../platform/languages.ts'
import { messageId, pageUrl } from '../../platform/mail/links.ts'
import { readEmailBrand } from '../../settings/email-brand.ts'
import { accountSms } from '../emails/account-sms.ts'
import { codePages, renderCodeEmail } from '../emails/account-emails.ts'
import type { CodeEmailTemplate } from '../emails/account-email-messages.ts'
import { issueCode, type CodePurpose } from './codes.ts'
import { findCustomer, type Customer } from './contact.ts'
import { sendAccountNotice } from './send-notices.ts'

/**
 * Asks the owner of a contact to confirm it. If it belongs to another account, that account's
 * owner is notified instead, so that the answer does not reveal it.
 */
export async function confirmContact(ctx: Ctx, job: Jobs['confirm_contact']): Promise<void> {
  const owner = await findCustomer(ctx.db, job.contact)
  if (owner && owner.id !== job.account_id) {
    const { id, contact, locale } = job
    return sendAccountNotice(ctx, { id, notice: 'already_registered', contact, locale })
  }
  const customer = await findCustomer(ctx.db, { id: job.account_id })
  if (!customer) return
  await sendCode(ctx, { customer, purpose: confirming(job.contact), contact: job.contact })
}

/** Sends a password reset code, or nothing if there is no account. */
export async function sendResetCode(ctx: Ctx, { contact }: Jobs['send_reset_code']): Promise<void> {
  const customer = await findCustomer(ctx.db, contact)
  if (!customer) return
  await sendCode(ctx, { customer, purpose: 'reset_password', contact })
}

/** Sends a sign-in code to a verified number, or nothing. */
export async function sendLoginCode(ctx: Ctx, { contact }: Jobs['send_login_code']): Promise<void> {
  const customer = await findCustomer(ctx.db, contact)
  if (!customer || customer.phone_verified_at === null) return
  await sendCode(ctx, { customer, purpose: 'sign_in', contact })
}

/** Sends the code that allows a contact change to a current contact. */
export async function sendChangeCode(ctx: Ctx, job: Jobs['send_change_code']): Promise<void> {
  const customer = await findCustomer(ctx.db, { id: job.account_id })
  const contact = customer && contactAt(customer, job.channel)
  if (!contact) return
  await sendCode(ctx, { customer, purpose: job.purpose, contact })
}

function contactAt(customer: Customer, channel: Channel): Contact | null {
  if (channel === 'email') return customer.email === null ? null : { email: customer.email }
  return customer.phone_e164 === null ? null : { phone: customer.phone_e164 }
}

interface Sending {
  customer: Customer
  purpose: CodePurpose
  contact: Contact
}

async function sendCode(ctx: Ctx, { customer, purpose, contact }: Sending): Promise<void> {
  const locale = await readerLocale(ctx, customer.locale)
  const isEmail = 'email' in contact
  const target = isEmail ? contact.email : contact.phone
  const code = await issueCode(ctx, {
    accountId: customer.id,
    purpose,
    channel: isEmail ? 'email' : 'phone',
    target,
  })
  const brand = await readEmailBrand(ctx, locale)
  const id = `${purpose}.${createHash('sha256').update(code).digest('hex').slice(0, 24)}`
  if (!isEmail) {
    const text = accountSms[locale].code(brand.name, code.replaceAll(/\d{4}(?=\d{4})/g, '$& '))
    return ctx.sms.send({ to: target, text, locale, id })
  }
  const kind = emailOf(purpose)
  const page = pageUrl(ctx, locale, codePages[kind])
  const email = renderCodeEmail({ locale, brand, kind, link: `${page}?verification_code=${code}` })
  await ctx.mail.send({ ...email, to: target, messageId: messageId(ctx, id) })
}

function emailOf(purpose: CodePurpose): CodeEmailTemplate {
  // These are sent by text message, never by email.
  if (purpose === 'confirm_phone' || purpose === 'sign_in') {
    throw new Error(`no email is sent to ${purpose}`)
  }
  return purpose
}

function confirming(contact: Contact): CodePurpose {
  return 'email' in contact ? 'confirm_email' : 'confirm_phone'
}
