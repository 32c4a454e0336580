import type { Locale } from '#domain/locale.ts'
import type { EmailBrand } from '../../platform/mail/email-blocks.ts'
import { renderPlainEmail } from '../../platform/mail/plain-email.ts'
import type { RenderedEmail } from '../../platform/mail/render-email.ts'
import { newsletterEmail } from './newsletter-email-messages.ts'

interface Confirmation {
  locale: Locale
  brand: EmailBrand
  link: string
}

/** Asks whether an address wants the newsletter. */
export function renderNewsletterConfirmation({ locale, brand, link }: Confirmation): RenderedEmail {
  const { subject, paragraphs, action } = newsletterEmail[locale](brand.name)
  return renderPlainEmail({
    locale,
    brand,
    subject,
    paragraphs,
    action: { words: action, href: link },
  })
}
