import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { glyphGrid, gridGap, type GlyphGrid } from './glyph-grid.ts'
import type { Mark } from './marks.ts'
import { median } from './pixels.ts'
import { usualSoftness } from './sharpness.ts'

/**
 * Digits of typefaces that come with computers and picture editors, by family and weight, drawn by
 * `scripts/proofs/learn-faces.ts`.
 */
const fileShape = z.record(
  z.string(),
  z.record(z.string(), z.array(z.object({ aspect: z.number(), grid: z.base64() }))),
)

const families = Object.entries(
  fileShape.parse(JSON.parse(readFileSync(new URL('known-faces.json', import.meta.url), 'utf8'))),
).map(([family, weights]) => ({
  family,
  weights: Object.values(weights).map((digits) =>
    digits.map(({ aspect, grid }): GlyphGrid => ({ aspect, cells: Buffer.from(grid, 'base64') })),
  ),
}))

/**
 * Digits of the same family differ by less than `same`, however compressed; of another by more than
 * `other`.
 */
const same = 0.1
const other = 0.16
/** The nearest family must be nearer than any other by this factor. */
const clearly = 1.3
/** Fewer or smaller digits than this cannot be told apart. */
const minDigits = 3
const smallest = 18
const blurred = 1.1

/**
 * Words whose digits are in a known family while those of most other lines are not. Works at any
 * size and weight, so that a large sum can be compared, too.
 */
export function otherFamilies(marks: readonly Mark[]): Mark[] {
  if (usualSoftness(marks) > blurred) return []
  const measured = marks.flatMap((mark) => {
    const gaps = gapsOf(mark)
    return gaps ? [{ mark, gaps }] : []
  })
  return measured
    .filter(({ mark, gaps }) => {
      const own = familyOf(gaps)
      const others = measured.filter((each) => !isSameLine(mark, each.mark))
      if (own === null || others.length < 2) return false
      const strangers = others.filter((each) => isStranger(each.gaps, own))
      return mark.isWorthForging && strangers.length > others.length / 2
    })
    .map(({ mark }) => mark)
}

type Gaps = ReadonlyMap<string, number>

/** Distance of a word's digits from each family; null if there are too few digits. */
function gapsOf({ glyphs }: Mark): Gaps | null {
  const digits = glyphs.filter(({ letter, height }) => /\d/.test(letter) && height >= smallest)
  if (digits.length < minDigits) return null
  const drawn = digits.map((glyph) => ({ digit: Number(glyph.letter), grid: glyphGrid(glyph) }))
  return new Map(
    families.map(({ family, weights }) => {
      const gaps = weights.map((known) =>
        median(
          drawn.map(({ digit, grid }) => {
            const twin = known[digit]
            return twin ? gridGap(grid, twin) : 1
          }),
        ),
      )
      return [family, Math.min(...gaps)]
    }),
  )
}

function familyOf(gaps: Gaps): string | null {
  const [nearest, next] = [...gaps].toSorted(([, one], [, another]) => one - another)
  if (!nearest || !next) return null
  const [family, gap] = nearest
  return gap < same && next[1] > gap * clearly ? family : null
}

function isStranger(gaps: Gaps, family: string): boolean {
  const gap = gaps.get(family) ?? 0
  return gap > other && gap > Math.min(...gaps.values()) * clearly
}

function isSameLine(one: Mark, another: Mark): boolean {
  const middle = (another.box.y0 + another.box.y1) / 2
  return middle > one.box.y0 && middle < one.box.y1
}
