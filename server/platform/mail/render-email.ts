import type { Locale } from '#domain/locale.ts'
import type { EmailContent } from './email-blocks.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'

export interface RenderedEmail {
  locale: Locale
  subject: string
  html: string
  text: string
}

export function renderEmail(locale: Locale, content: EmailContent): RenderedEmail {
  return {
    locale,
    subject: `${content.subject} | ${content.brand.name}`,
    html: emailHtml(locale, content),
    text: emailText(locale, content),
  }
}
