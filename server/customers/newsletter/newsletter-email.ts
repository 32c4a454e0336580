import type { Locale } from '#domain/locale.ts'
import type { EmailBrand } from '../../platform/mail/email-blocks.ts'
import { renderPlainEmail } from '../../platform/mail/plain-email.ts'
import type { RenderedEmail } from '../../platform/mail/render-email.ts'
import { newsletterEmail, newsletterWelcome } from './newsletter-email-messages.ts'

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

/** The first email of a subscription: until there is an issue, the only one with a way out. */
export function renderNewsletterWelcome({
  locale,
  brand,
  link,
  unsubscribe,
}: Confirmation & { unsubscribe: string }): RenderedEmail {
  const words = newsletterWelcome[locale](brand.name)
  return renderPlainEmail({
    locale,
    brand,
    subject: words.subject,
    paragraphs: words.paragraphs,
    action: { words: words.action, href: link },
    choices: [{ words: words.unsubscribe, href: unsubscribe }],
  })
}
