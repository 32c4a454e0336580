import type { Locale } from '#domain/locale.ts'
import { orderLabels } from '../orders/emails/order-field-labels.ts'
import type { RefundEmailTemplate } from '../platform/jobs/queue.ts'
import type { EmailBrand, EmailLink } from '../platform/mail/email-blocks.ts'
import { renderPlainEmail } from '../platform/mail/plain-email.ts'
import type { RenderedEmail } from '../platform/mail/render-email.ts'
import { refundEmailMessages, type RefundEmailData } from './refund-email-messages.ts'

interface RefundEmail {
  template: RefundEmailTemplate
  locale: Locale
  brand: EmailBrand
  data: RefundEmailData
  /** The order's page. */
  link: string
  choices: readonly EmailLink[]
}

export function renderRefundEmail(email: RefundEmail): RenderedEmail {
  const { template, locale, brand, data, link, choices } = email
  const messages = refundEmailMessages[locale][template]
  return renderPlainEmail({
    locale,
    brand,
    subject: messages.subject(data),
    paragraphs: messages.paragraphs(data),
    action: { words: orderLabels[locale].open, href: link },
    choices,
  })
}
