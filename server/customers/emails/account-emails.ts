import type { Locale } from '#domain/locale.ts'
import type { AccountNotice } from '../../platform/jobs/queue.ts'
import type { EmailBrand } from '../../platform/mail/email-blocks.ts'
import { renderPlainEmail } from '../../platform/mail/plain-email.ts'
import type { RenderedEmail } from '../../platform/mail/render-email.ts'
import { accountEmailMessages, type CodeEmailTemplate } from './account-email-messages.ts'

/** The pages that links in emails lead to (spec §2). */
export const codePages: Readonly<Record<CodeEmailTemplate, string>> = {
  confirm_email: '/authentication/verify',
  reset_password: '/authentication/reset-password',
  change_email: '/account/update-email',
  change_phone: '/account/update-phone',
}

/** Where a reader who did not expect a notice chooses a new password. */
export const resetPage = '/authentication/forget-password/email'

interface AccountEmail {
  locale: Locale
  brand: EmailBrand
  link: string
}

/** An email whose link holds a code. */
export function renderCodeEmail(email: AccountEmail & { kind: CodeEmailTemplate }): RenderedEmail {
  const { locale, brand, link, kind } = email
  const { subject, paragraphs, action } = accountEmailMessages[locale][kind]
  return renderPlainEmail({
    locale,
    brand,
    subject,
    paragraphs,
    action: { words: action ?? subject, href: link },
  })
}

export function renderAccountNotice(
  email: AccountEmail & { notice: AccountNotice },
): RenderedEmail {
  const { locale, brand, link, notice } = email
  const { subject, paragraphs, action } = accountEmailMessages[locale][notice]
  return renderPlainEmail({
    locale,
    brand,
    subject,
    paragraphs,
    ...(action !== null && { action: { words: action, href: link } }),
  })
}
