import type { Locale } from '#domain/locale.ts'
import { html } from '../text/html.ts'
import { linkLine, page, type WrittenLetter } from './letter-frame.ts'

export interface PlainLetter {
  locale: Locale
  brand: string
  subject: string
  paragraphs: readonly string[]
  action?: { words: string; href: string } | undefined
  /** Unsubscribe link, required in every marketing email. */
  unsubscribe?: { words: string; href: string } | undefined
}

export function writePlainLetter(letter: PlainLetter): WrittenLetter {
  const { locale, brand, subject, paragraphs, action, unsubscribe } = letter
  const links = [action, unsubscribe].filter((each) => each !== undefined)
  return {
    subject: `${subject} | ${brand}`,
    text: [...paragraphs, ...links.map(({ words, href }) => `${words}: ${href}`), brand].join(
      '\n\n',
    ),
    html: page(
      locale,
      brand,
      html`${paragraphs.map((text) => html`<p>${text}</p>`)}
      ${links.map(({ words, href }) => linkLine(href, words))}`,
    ),
  }
}
