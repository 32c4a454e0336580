import type { RecognisedLine, RecognisedText } from '#domain/proof/recognised-text.ts'

export interface Word {
  text: string
  /** From 0 to 100. */
  confidence: number
  bbox: { x0: number; y0: number; x1: number; y1: number }
}

/** Words further apart than this many line heights belong to different columns. */
const columnGap = 1.4
const han = /\p{Script=Han}/u

/**
 * Groups words side by side into lines, and words close together into pieces, for a picture of this
 * width.
 */
export function readTextOf(lines: readonly (readonly Word[])[], width: number): RecognisedText {
  return {
    lines: rowsOf(lines)
      .map((words) => lineOf(words, width))
      .filter((line) => line.length > 0),
  }
}

/** A label and its value far to the right may come as two lines; their height joins them. */
function rowsOf(lines: readonly (readonly Word[])[]): Word[][] {
  const rows: Word[][] = []
  const fromTop = lines
    .filter((line) => line.length > 0)
    .toSorted((one, other) => middleOf(one) - middleOf(other))
  for (const line of fromTop) {
    const row = rows.at(-1)
    if (row && isBeside(row, line)) row.push(...line)
    else rows.push([...line])
  }
  return rows.map((row) => row.toSorted((one, other) => one.bbox.x0 - other.bbox.x0))
}

function isBeside(row: readonly Word[], line: readonly Word[]): boolean {
  const apart = Math.abs(middleOf(row) - middleOf(line))
  return apart < Math.min(heightOf(row), heightOf(line)) / 2
}

function middleOf(words: readonly Word[]): number {
  const middles = words.map(({ bbox }) => (bbox.y0 + bbox.y1) / 2).toSorted((a, b) => a - b)
  return middles[Math.floor(middles.length / 2)] ?? 0
}

function lineOf(words: readonly Word[], width: number): RecognisedLine {
  const inked = words.filter(({ text }) => text.trim() !== '')
  const height = heightOf(inked)
  const groups: Word[][] = []
  for (const word of inked) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && word.bbox.x0 - last.bbox.x1 < height * columnGap) group.push(word)
    else groups.push([word])
  }
  return groups.map((group) => ({
    text: spell(group),
    confidence: confidenceOf(group),
    ...(isAtEdge(group, width) && { isAtEdge: true as const }),
  }))
}

/** Text does not touch the edge of a screen; if it does, it was cropped. */
function isAtEdge(words: readonly Word[], width: number): boolean {
  const room = heightOf(words) / 3
  return words.some(({ bbox }) => bbox.x0 < room || bbox.x1 > width - room)
}

export function heightOf(words: readonly Word[]): number {
  const heights = words.map(({ bbox }) => bbox.y1 - bbox.y0).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

/** Chinese has no spaces; the recogniser returns each character as a word. */
function spell(words: readonly Word[]): string {
  return words.reduce((text, word) => {
    const needsSpace = text !== '' && !(han.test(text.at(-1) ?? '') && han.test(word.text[0] ?? ''))
    return text + (needsSpace ? ' ' : '') + word.text.trim()
  }, '')
}

function confidenceOf(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const sure = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
  return Math.round(sure / letters) / 100
}
