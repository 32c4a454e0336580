import type { Word } from '../text-fragments.ts'
import { glyphsOf, type Glyph } from './glyphs.ts'
import { inkOf, type Inked } from './ink.ts'
import type { Box, Pixels } from './pixels.ts'

export interface Mark {
  text: string
  box: Box
  inked: Inked
  /** Empty if the letters could not be told apart. */
  glyphs: Glyph[]
  /** Amounts, references, dates, account numbers. */
  isWorthForging: boolean
}

const worthForging = /\d.*\d|[A-Z0-9]{2}-[A-Z0-9]{3}|^HK(?:D|\$)/
/** A phone's status bar has its own typeface. */
const clock = /^\d{1,2}:\d{2}$|^\d+%$/

/** Words recognised with more confidence than this are where the reader says they are. */
const sureWord = 40

/** The words of all passes, each once, measured on the picture itself. */
export function marksOf(
  pixels: Pixels,
  looks: readonly (readonly Word[][])[],
  scale: number,
): Mark[] {
  const marks: Mark[] = []
  for (const word of looks.flat(2)) {
    if (word.confidence < sureWord || !/[A-Za-z0-9]{2}/.test(word.text)) continue
    const box = scaled(word.bbox, scale)
    if (marks.some((known) => isSamePlace(known.box, box))) continue
    const mark = measure(pixels, box, word.text)
    if (mark) marks.push(mark)
  }
  return marks
}

function measure(pixels: Pixels, box: Box, text: string): Mark | null {
  const height = box.y1 - box.y0
  const inked = inkOf(pixels, box, Math.max(2, height * 0.22))
  if (!inked) return null
  return {
    text,
    box,
    inked,
    glyphs: glyphsOf(inked, text),
    isWorthForging: worthForging.test(text) && !clock.test(text),
  }
}

function scaled({ x0, y0, x1, y1 }: Box, by: number): Box {
  return { x0: x0 * by, y0: y0 * by, x1: x1 * by, y1: y1 * by }
}

function isSamePlace(one: Box, other: Box): boolean {
  const across = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0)
  const down = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0)
  return (
    across > 0.3 * Math.min(one.x1 - one.x0, other.x1 - other.x0) &&
    down > 0.3 * Math.min(one.y1 - one.y0, other.y1 - other.y0)
  )
}
