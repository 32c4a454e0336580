import { exactFieldOf, fieldOf, type ProofField } from './labels.ts'
import type { RecognisedLine, RecognisedFragment, RecognisedText } from './recognised-text.ts'

export interface Labelled {
  field: ProofField
  value: RecognisedFragment
}

/** Values with their labels: next to them, after a colon, or on the line above. */
export function labelledValues({ lines }: RecognisedText): Labelled[] {
  const found: Labelled[] = []
  for (const [at, line] of lines.entries()) {
    const { field, rest } = splitLine(line)
    if (!field) continue
    const nextTo = joined(rest)
    const below = lines[at + 1]
    if (nextTo) found.push({ field, value: nextTo })
    else if (below && !splitLine(below).field) {
      const value = joined(below)
      if (value) found.push({ field, value })
    }
  }
  return found
}

interface SplitLine {
  field: ProofField | null
  rest: RecognisedFragment[]
}

function splitLine(line: RecognisedLine): SplitLine {
  // OCR may have read a stroke or a speck before the label.
  const start = line.findIndex(({ text }) => /[\p{L}\p{N}]{2}|\p{Script=Han}/u.test(text))
  const [first, ...rest] = line.slice(Math.max(0, start))
  if (!first) return { field: null, rest: [] }
  const field = fieldOf(first.text)
  if (field) return { field, rest: rest.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)) }
  const inside = splitPiece(first)
  return inside ? { field: inside.field, rest: [inside.value, ...rest] } : { field: null, rest }
}

/** `Amount: HKD 800.00`, `To PRAYA`: label and value in one piece. */
function splitPiece({
  text,
  ...rest
}: RecognisedFragment): { field: ProofField; value: RecognisedFragment } | null {
  const colon = text.search(/[:：]/)
  const before = colon > 0 ? exactFieldOf(text.slice(0, colon)) : null
  const behind = text.slice(colon + 1).trim()
  if (before && behind) return { field: before, value: { ...rest, text: behind } }
  const words = text.split(' ')
  for (let count = Math.min(words.length - 1, 5); count > 0; count--) {
    const field = exactFieldOf(words.slice(0, count).join(' '))
    if (field) return { field, value: { ...rest, text: words.slice(count).join(' ') } }
  }
  return null
}

function joined(pieces: readonly RecognisedFragment[]): RecognisedFragment | null {
  if (pieces.length === 0) return null
  return {
    text: pieces.map(({ text }) => text).join(' '),
    confidence: Math.min(...pieces.map(({ confidence }) => confidence)),
    ...(pieces.some(({ isAtEdge }) => isAtEdge) && { isAtEdge: true as const }),
  }
}
