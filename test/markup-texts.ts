/** What a person reads in a piece of markup. */
export function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** The first element of a kind, with what is in it. */
export function inPart(markup: string, tag: string): string {
  return new RegExp(`<${tag}\\b[^>]*>.*?</${tag}>`).exec(markup)?.[0] ?? ''
}

/** Heads of a table's columns; the one above checkboxes has no text. */
export function headsIn(markup: string): string[] {
  const heads = [...markup.matchAll(/<th scope="col"([^>]*)>(.*?)<\/th>/g)]
  return heads.flatMap(([, marks = '', head = '']) =>
    marks.includes('row-tick') ? [] : [textOf(head)],
  )
}
