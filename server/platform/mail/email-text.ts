import type { EmailBlock, EmailContent, EmailItem, EmailLink, Row } from './email-blocks.ts'

/** The part of an email for readers without HTML. */
export function emailText({ brand, blocks, choices }: EmailContent): string {
  return [...blocks.map(textOf), brand.footer.join('\n'), ...choices.map(linkText)].join('\n\n')
}

function textOf(block: EmailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'quote':
      return [block.caption, ...block.text.split('\n').map((line) => `> ${line}`.trimEnd())].join(
        '\n',
      )
    case 'items':
      return captioned(block.caption, block.items.map(itemText))
    case 'rows':
      return captioned(block.caption, block.rows.map(rowText))
    case 'button':
    case 'link':
      return linkText(block)
  }
}

function captioned(caption: string | null, lines: readonly string[]): string {
  return [...(caption === null ? [] : [caption]), ...lines].join('\n')
}

function itemText({ title, detail, notes, amount }: EmailItem): string {
  const name = [title, detail].filter((each) => each !== '').join(', ')
  const line = name + notes.map((note) => ` (${note})`).join('')
  return amount === '' ? line : rowText([line, amount])
}

function rowText([label, value]: Row): string {
  return `${label}: ${value}`
}

function linkText({ words, href }: EmailLink): string {
  return `${words}: ${href}`
}
