import type { Locale } from '#domain/locale.ts'
import type { PasswordLink } from '../platform/jobs/queue.ts'
import type { EmailBrand } from '../platform/mail/email-blocks.ts'
import { renderPlainEmail } from '../platform/mail/plain-email.ts'
import type { RenderedEmail } from '../platform/mail/render-email.ts'
import { passwordLinkMessages } from './password-link-messages.ts'

interface PasswordLinkEmail {
  locale: Locale
  brand: EmailBrand
  kind: PasswordLink
  link: string
}

export function renderPasswordLink(email: PasswordLinkEmail): RenderedEmail {
  const { locale, brand, kind, link } = email
  const { subject, paragraphs, action } = passwordLinkMessages[locale][kind](brand.name)
  return renderPlainEmail({
    locale,
    brand,
    subject,
    paragraphs,
    action: { words: action, href: link },
  })
}
