import type { Locale } from '#domain/locale.ts'
import type { EmailBlock, EmailContent, EmailItem, EmailLink, Row } from './email-blocks.ts'

interface Marks {
  colon: string
  comma: string
  bracketed: (note: string) => string
}

const latin: Marks = { colon: ': ', comma: ', ', bracketed: (note) => ` (${note})` }
const fullWidth: Marks = { colon: '：', comma: '，', bracketed: (note) => `（${note}）` }

/** The part of an email for readers without HTML. */
export function emailText(locale: Locale, { brand, blocks, choices }: EmailContent): string {
  const marks = locale === 'en' ? latin : fullWidth
  return [
    ...blocks.map((block) => textOf(block, marks)),
    brand.footer.join('\n'),
    ...choices.map((link) => linkText(link, marks)),
  ].join('\n\n')
}

function textOf(block: EmailBlock, marks: Marks): string {
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
        block.items.map((item) => itemText(item, marks)),
      )
    case 'rows':
      return captioned(
        block.caption,
        block.rows.map((row) => rowText(row, marks)),
      )
    case 'button':
    case 'link':
      return linkText(block, marks)
  }
}

function captioned(caption: string | null, lines: readonly string[]): string {
  return [...(caption === null ? [] : [caption]), ...lines].join('\n')
}

function itemText({ title, detail, notes, amount }: EmailItem, marks: Marks): string {
  const name = [title, detail].filter((each) => each !== '').join(marks.comma)
  const line = name + notes.map(marks.bracketed).join('')
  return amount === '' ? line : rowText([line, amount], marks)
}

function rowText([label, value]: Row, { colon }: Marks): string {
  return `${label}${colon}${value}`
}

function linkText({ words, href }: EmailLink, { colon }: Marks): string {
  return `${words}${colon}${href}`
}
