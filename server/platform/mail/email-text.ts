import { joinLabel } from '#domain/join-label.ts'
import type { Locale } from '#domain/locale.ts'
import { joinName } from '#domain/punctuation.ts'
import { withNote } from '#domain/with-note.ts'
import type { EmailBlock, EmailContent, EmailItem, EmailLink, Row } from './email-blocks.ts'

/** The part of an email for readers without HTML. */
export function emailText(locale: Locale, { brand, blocks, choices }: EmailContent): string {
  return [
    ...blocks.map((block) => textOf(block, locale)),
    brand.footer.join('\n'),
    ...choices.map((link) => linkText(link, locale)),
  ].join('\n\n')
}

function textOf(block: EmailBlock, locale: Locale): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'quote':
      return [block.caption, ...block.text.split('\n').map((line) => `> ${line}`.trimEnd())].join(
        '\n',
      )
    case 'items':
      return captioned(
        block.caption,
        block.items.map((item) => itemText(item, locale)),
      )
    case 'rows':
      return captioned(
        block.caption,
        block.rows.map((row) => rowText(row, locale)),
      )
    case 'button':
    case 'link':
      return linkText(block, locale)
  }
}

function captioned(caption: string | null, lines: readonly string[]): string {
  return [...(caption === null ? [] : [caption]), ...lines].join('\n')
}

function itemText({ title, detail, notes, amount }: EmailItem, locale: Locale): string {
  const name = joinName([title, detail], locale)
  const line = notes.reduce((text, note) => withNote(text, note, locale), name)
  return amount === '' ? line : rowText([line, amount], locale)
}

function rowText([label, value]: Row, locale: Locale): string {
  return joinLabel(label, value, locale)
}

function linkText({ words, href }: EmailLink, locale: Locale): string {
  return joinLabel(words, href, locale)
}
