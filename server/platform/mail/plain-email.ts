import type { Locale } from '#domain/locale.ts'
import type { EmailBrand, EmailItem, EmailLink } from './email-blocks.ts'
import { renderEmail, type RenderedEmail } from './render-email.ts'

interface PlainEmail {
  locale: Locale
  brand: EmailBrand
  subject: string
  paragraphs: readonly string[]
  /** What it is about. */
  item?: EmailItem | undefined
  action?: EmailLink | undefined
  /** Where to choose what is emailed; every marketing email has one to unsubscribe. */
  choices?: readonly EmailLink[]
}

export function renderPlainEmail(email: PlainEmail): RenderedEmail {
  const { locale, brand, subject, paragraphs, item, action, choices = [] } = email
  return renderEmail(locale, {
    subject,
    brand,
    blocks: [
      ...paragraphs.map((text) => ({ kind: 'paragraph', text }) as const),
      ...(item ? [{ kind: 'items', caption: null, items: [item] } as const] : []),
      ...(action ? [{ kind: 'button', ...action } as const] : []),
    ],
    choices,
  })
}
