import { shapeHeight, type Glyph } from './glyphs.ts'
import type { Mark } from './marks.ts'
import { median } from './pixels.ts'

/** How the letters that two words share differ; logarithms of their ratios. */
export interface Likeness {
  /** Number of different letters that both have. */
  letters: number
  height: number
  /** Share of the ink that does not overlap the other's. */
  shape: number
  stroke: number
}

export function likenessOf(one: Mark, other: Mark): Likeness | null {
  const pairs = one.glyphs.flatMap((glyph) =>
    other.glyphs
      .filter(({ letter }) => letter === glyph.letter && /[A-Za-z0-9]/.test(letter))
      .map((twin): [Glyph, Glyph] => [glyph, twin]),
  )
  const letters = new Set(pairs.map(([{ letter }]) => letter)).size
  if (letters === 0) return null
  const middle = (measure: (one: Glyph, other: Glyph) => number) =>
    median(pairs.map(([a, b]) => measure(a, b)))
  return {
    letters,
    height: middle((a, b) => Math.log(a.height / b.height)),
    shape: middle(shapeGap),
    stroke: middle((a, b) => Math.log((a.stroke / a.height) * (b.height / b.stroke))),
  }
}

function shapeGap(one: Glyph, other: Glyph): number {
  const width = Math.max(one.shapeWidth, other.shapeWidth)
  let apart = 0
  let ink = 0
  for (let y = 0; y < shapeHeight; y++) {
    for (let x = 0; x < width; x++) {
      const [a, b] = [shadeAt(one, x / width, y), shadeAt(other, x / width, y)]
      apart += Math.abs(a - b)
      ink += Math.max(a, b)
    }
  }
  return ink === 0 ? 1 : apart / ink
}

function shadeAt({ shape, shapeWidth }: Glyph, across: number, y: number): number {
  return shape[y * shapeWidth + Math.min(shapeWidth - 1, Math.floor(across * shapeWidth))] ?? 0
}
