import type { Locale } from '#domain/locale.ts'
import { orderLabels } from '../orders/emails/order-field-labels.ts'
import type { RefundEmailTemplate } from '../platform/jobs/queue.ts'
import type { EmailBrand, EmailItem, EmailLink, Row } from '../platform/mail/email-blocks.ts'
import { renderEmail, type RenderedEmail } from '../platform/mail/render-email.ts'
import type { RefundEmailData } from './refund-email-data.ts'
import { refundEmailMessages } from './refund-email-messages.ts'

export interface ReplacementSent {
  items: readonly EmailItem[]
  /** To whom, where and when. */
  rows: readonly Row[]
}

interface RefundEmail {
  template: RefundEmailTemplate
  locale: Locale
  brand: EmailBrand
  data: RefundEmailData
  /** The page of the order, or of the replacement. */
  link: string
  /** Replacement that an exchange sends. */
  sent?: ReplacementSent | undefined
  choices: readonly EmailLink[]
}

export function renderRefundEmail(email: RefundEmail): RenderedEmail {
  const { template, locale, brand, data, link, sent, choices } = email
  const messages = refundEmailMessages[locale][template]
  const { open, openReplacement } = orderLabels[locale]
  return renderEmail(locale, {
    brand,
    subject: messages.subject(data),
    blocks: [
      ...messages.paragraphs(data).map((text) => ({ kind: 'paragraph', text }) as const),
      ...(sent ? [{ kind: 'items', caption: null, items: sent.items } as const] : []),
      ...(sent ? [{ kind: 'rows', caption: null, rows: sent.rows } as const] : []),
      { kind: 'button', words: sent ? openReplacement : open, href: link },
    ],
    choices,
  })
}
