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
  | { kind: 'facts'; facts: readonly { term: string; detail: string }[] }

/** Turns lists that consist only of `term: detail` lines into facts. Keeps the order. */
export function splitFacts(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const part of text.split(/\n\s*\n/)) {
    const facts = readFacts(part)
    const last = blocks.at(-1)
    if (facts) blocks.push({ kind: 'facts', facts })
    else if (last?.kind === 'prose') last.text += `\n\n${part}`
    else blocks.push({ kind: 'prose', text: part })
  }
  return blocks
}

/** Fewer do not make a table. */
const minFacts = 3

function readFacts(part: string): { term: string; detail: string }[] | null {
  const lines = part.split('\n').map((line) => line.trim())
  if (lines.length < minFacts) return null
  const facts = lines.flatMap((line) => {
    const [, term, detail] = /^- ([^:：]{0,47}[^:：\d\s])[:：]\s*(.+)$/.exec(line) ?? []
    return term && detail ? { term, detail } : []
  })
  return facts.length === lines.length ? facts : null
}
