import { likenessOf, type Likeness } from './likeness.ts'
import type { Mark } from './marks.ts'

/** A bold word among plain ones is another style. */
const sameWeight = 0.2
/** A pixel more makes 0.02 on text of 50 pixels. */
const sameSize = 0.02
/** Shapes of one typeface differ by less. */
const sameShape = 0.13
/** Fewer common letters prove nothing. */
const minLetters = 3
const sum = /\d[.,]\d{2}$/

/**
 * Says whether there are sums, and each looks like other words of the picture. One that stands alone in
 * its style may have been painted over.
 */
export function areSumsCompared(marks: readonly Mark[]): boolean {
  const sums = marks.filter(({ text }) => sum.test(text))
  return sums.length > 0 && sums.every((mark) => isLikeOthers(mark, marks))
}

function isLikeOthers(mark: Mark, others: readonly Mark[]): boolean {
  const alike = others
    .filter((other) => other !== mark)
    .map((other) => likenessOf(mark, other))
    .filter((likeness) => likeness !== null)
    .filter(isAlike)
  return alike.reduce((total, { letters }) => total + letters, 0) >= minLetters
}

function isAlike({ height, stroke, shape }: Likeness): boolean {
  return Math.abs(height) < sameSize && Math.abs(stroke) < sameWeight && shape < sameShape
}
