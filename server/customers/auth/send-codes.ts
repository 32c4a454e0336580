import { createHash } from 'node:crypto'
import { localize, type Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Jobs, Channel, Contact } from '../../platform/jobs/queue.ts'
import { messageId, pageUrl } from '../../platform/mail/links.ts'
import { renderPlainEmail } from '../../platform/mail/plain-email.ts'
import { readBrand } from '../../settings/brand.ts'
import { accountSms } from '../emails/account-sms.ts'
import { accountEmailMessages, type CodeEmailTemplate } from '../emails/account-email-messages.ts'
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
  const { locale } = customer
  await sendCode(ctx, { customer, purpose: confirming(job.contact), contact: job.contact, locale })
}

/** Sends a password reset code, or nothing if there is no account. */
export async function sendResetCode(ctx: Ctx, { contact }: Jobs['send_reset_code']): Promise<void> {
  const customer = await findCustomer(ctx.db, contact)
  if (!customer) return
  const { locale } = customer
  await sendCode(ctx, { customer, purpose: 'reset_password', contact, locale })
}

/** Sends a sign-in code to a verified number, or nothing. */
export async function sendLoginCode(ctx: Ctx, { contact }: Jobs['send_login_code']): Promise<void> {
  const customer = await findCustomer(ctx.db, contact)
  if (!customer || customer.phone_verified_at === null) return
  await sendCode(ctx, { customer, purpose: 'sign_in', contact, locale: customer.locale })
}

/** Sends the code that allows a contact change to a current contact. */
export async function sendChangeCode(ctx: Ctx, job: Jobs['send_change_code']): Promise<void> {
  const customer = await findCustomer(ctx.db, { id: job.account_id })
  const contact = customer && contactAt(customer, job.channel)
  if (!contact) return
  await sendCode(ctx, { customer, purpose: job.purpose, contact, locale: customer.locale })
}

function contactAt(customer: Customer, channel: Channel): Contact | null {
  if (channel === 'email') return customer.email === null ? null : { email: customer.email }
  return customer.phone_e164 === null ? null : { phone: customer.phone_e164 }
}

interface Sending {
  customer: Customer
  purpose: CodePurpose
  contact: Contact
  locale: Locale
}

async function sendCode(ctx: Ctx, { customer, purpose, contact, locale }: Sending): Promise<void> {
  const isEmail = 'email' in contact
  const target = isEmail ? contact.email : contact.phone
  const code = await issueCode(ctx, {
    accountId: customer.id,
    purpose,
    channel: isEmail ? 'email' : 'phone',
    target,
  })
  const brand = localize((await readBrand(ctx)).name, locale)
  const id = `${purpose}.${createHash('sha256').update(code).digest('hex').slice(0, 24)}`
  if (!isEmail) {
    const text = accountSms[locale].code(brand, code.replaceAll(/\d{4}(?=\d{4})/g, '$& '))
    return ctx.sms.send({ to: target, text, locale, id })
  }
  const kind = emailOf(purpose)
  const { subject, paragraphs, action } = accountEmailMessages[locale][kind]
  const href = `${pageUrl(ctx, locale, pages[kind])}?verification_code=${code}`
  const email = renderPlainEmail({
    locale,
    brand,
    subject,
    paragraphs,
    action: { words: action ?? subject, href },
  })
  await ctx.mail.send({ ...email, to: target, messageId: messageId(ctx, id) })
}

/** The pages that links in emails lead to (spec §2). */
const pages: Readonly<Record<CodeEmailTemplate, string>> = {
  confirm_email: '/authentication/verify',
  reset_password: '/authentication/reset-password',
  change_email: '/account/update-email',
  change_phone: '/account/update-phone',
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
