import { randomText } from '#domain/ids.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { addJob, type Jobs, type AccountNotice, type Contact } from '../../platform/jobs/queue.ts'
import { readerLocale } from '../../platform/languages.ts'
import { messageId, pageUrl } from '../../platform/mail/links.ts'
import { readEmailBrand } from '../../settings/email-brand.ts'
import { accountSms } from '../emails/account-sms.ts'
import { renderAccountNotice, resetPage } from '../emails/account-emails.ts'
import type { Customer } from './contact.ts'

/** Sends a notice about an account to one of its current or former contacts. */
export async function sendAccountNotice(
  ctx: Ctx,
  { id, notice, contact, locale: wanted }: Jobs['send_account_notice'],
): Promise<void> {
  const locale = await readerLocale(ctx, wanted)
  const brand = await readEmailBrand(ctx, locale)
  if ('phone' in contact) {
    const text = accountSms[locale].notices[notice](brand.name)
    return ctx.sms.send({ to: contact.phone, text, locale, id: `${notice}.${id}` })
  }
  const link = pageUrl(ctx, locale, resetPage)
  const email = renderAccountNotice({ locale, brand, notice, link })
  await ctx.mail.send({
    ...email,
    to: contact.email,
    messageId: messageId(ctx, `${notice}.${id}`),
  })
}

/** Queues a notice to an account's contact, also one it had until now. */
export async function noticeCustomer(
  trx: Trx,
  customer: Pick<Customer, 'email' | 'phone_e164' | 'locale'>,
  notice: AccountNotice,
): Promise<void> {
  const contact = contactOf(customer)
  if (!contact) return
  const { locale } = customer
  await addJob(trx, 'send_account_notice', { id: randomText(22), notice, contact, locale })
}

/** Prefers email, which is free, over a text message. */
function contactOf({ email, phone_e164 }: Pick<Customer, 'email' | 'phone_e164'>): Contact | null {
  if (email !== null) return { email }
  return phone_e164 === null ? null : { phone: phone_e164 }
}
