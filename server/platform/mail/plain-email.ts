import type { Locale } from '#domain/locale.ts'
import { html } from '../text/html.ts'
import { linkLine, page, type RenderedEmail } from './email-layout.ts'

interface PlainEmail {
  locale: Locale
  brand: string
  subject: string
  paragraphs: readonly string[]
  action?: { words: string; href: string } | undefined
  /** Unsubscribe link, required in every marketing email. */
  unsubscribe?: { words: string; href: string } | undefined
}

export function renderPlainEmail(email: PlainEmail): RenderedEmail {
  const { locale, brand, subject, paragraphs, action, unsubscribe } = email
  const links = [action, unsubscribe].filter((each) => each !== undefined)
  return {
    locale,
    subject: `${subject} | ${brand}`,
    text: [
      ...paragraphs,
      ...links.map(({ words: messages, href }) => `${messages}: ${href}`),
      brand,
    ].join('\n\n'),
    html: page(
      locale,
      brand,
      html`${paragraphs.map((text) => html`<p>${text}</p>`)}
      ${links.map(({ words: messages, href }) => linkLine(href, messages))}`,
    ),
  }
}
