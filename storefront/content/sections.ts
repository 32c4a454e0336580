export interface TextSection {
  /** Empty for text before the first heading. */
  title: string
  text: string
}

/** Splits a content text at its `## ` headings. */
export function splitSections(body: string): TextSection[] {
  return body
    .split(/^(?=## )/m)
    .map((part) => {
      const [, title = '', text = ''] = /^(?:## (.*)(?:\n|$))?([^]*)$/.exec(part) ?? []
      return { title: title.trim(), text: text.trim() }
    })
    .filter(({ title, text }) => title !== '' || text !== '')
}

export type TextBlock =
  | { kind: 'prose'; text: string }
  | { kind: 'facts'; details: readonly { term: string; detail: string }[] }

/** Turns lists that consist only of `term: detail` lines into facts. Keeps the order. */
export function splitDetails(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const part of text.split(/\n\s*\n/)) {
    const details = readDetails(part)
    const last = blocks.at(-1)
    if (details) blocks.push({ kind: 'facts', details })
    else if (last?.kind === 'prose') last.text += `\n\n${part}`
    else blocks.push({ kind: 'prose', text: part })
  }
  return blocks
}

/** Fewer do not make a table. */
const minDetails = 3

function readDetails(part: string): { term: string; detail: string }[] | null {
  const lines = part.split('\n').map((line) => line.trim())
  if (lines.length < minDetails) return null
  const details = lines.flatMap((line) => {
    const [, term, detail] = /^- ([^:：]{0,47}[^:：\d\s])[:：]\s*(.+)$/.exec(line) ?? []
    return term && detail ? { term, detail } : []
  })
  return details.length === lines.length ? details : null
}
