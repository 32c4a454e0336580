export type ProseBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'list'; items: string[] }

/**
 * Parses the shop's plain text: blank lines separate paragraphs, "## " starts a heading, "- " a
 * bullet, and a line after a bullet continues it.
 */
export function parseProse(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = []
  let open: ProseBlock | null = null
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.trim()
    if (line === '') {
      open = null
      continue
    }
    if (line.startsWith('## ')) {
      blocks.push({ kind: 'heading', text: line.slice(3).trim() })
      open = null
      continue
    }
    const bullet = line.startsWith('- ') ? line.slice(2).trim() : null
    if (bullet === null && open) {
      extend(open, line)
      continue
    }
    if (bullet !== null && open?.kind === 'list') {
      open.items.push(bullet)
      continue
    }
    open =
      bullet === null ? { kind: 'paragraph', lines: [line] } : { kind: 'list', items: [bullet] }
    blocks.push(open)
  }
  return blocks
}

function extend(block: ProseBlock, line: string) {
  if (block.kind === 'paragraph') block.lines.push(line)
  if (block.kind === 'list') block.items.push(`${block.items.pop() ?? ''} ${line}`.trim())
}
