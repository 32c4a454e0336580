import { likenessOf, type Likeness } from './likeness.ts'
import type { Mark } from './marks.ts'
import { median } from './pixels.ts'
import { usualSoftness } from './sharpness.ts'

/** Sizes within one style differ by at most this much; more is another style. */
const sameSize = 0.12
/** A bold word among plain ones is a style, too. */
const sameWeight = 0.2
/** No screen uses two sizes this close together; closer counts as the same size. */
const minSizeStep = 0.009
const maxSizeStep = 0.043
/** Words of one size that prove an amount's: a pixel more makes 0.02 on text of 50 pixels. */
const equalSize = 0.02
/** Shapes of one typeface differ by less. */
const minShapeGap = 0.13
/** Fewer common letters prove nothing. */
const minLetters = 3
/** Softer pictures are photographs, where sizes cannot be measured precisely. */
const blurred = 1.1
const sum = /\d[.,]\d{2}$/

/** Words in another typeface, or a slightly different size, than the rest of their style. */
export function otherTypefaces(marks: readonly Mark[]): Mark[] {
  const drawn = marks.filter(({ glyphs }) => glyphs.length > 0)
  const compared = drawn.map((mark) => ({ mark, peers: peersOf(mark, drawn) }))
  const usual = usualOf(compared.map(({ peers }) => peers))
  const isBlurred = usualSoftness(marks) > blurred
  return compared
    .filter(({ mark }) => mark.isWorthForging)
    .filter(
      ({ mark, peers }) =>
        isOtherShape(peers, usual) ||
        (!isBlurred && isResized(peers, usual)) ||
        (!isBlurred && isOtherWeight(mark, drawn)),
    )
    .map(({ mark }) => mark)
}

/** Whether there are sums, and each shares enough letters with other words of its style and size. */
export function areSumsCompared(marks: readonly Mark[]): boolean {
  const sums = marks.filter(({ text }) => sum.test(text))
  return (
    sums.length > 0 &&
    sums.every((mark) => {
      const equal = peersOf(mark, marks).filter(({ height }) => Math.abs(height) < equalSize)
      return equal.reduce((total, { letters }) => total + letters, 0) >= minLetters
    })
  )
}

function peersOf(mark: Mark, others: readonly Mark[]): Likeness[] {
  return others
    .filter((other) => other !== mark)
    .map((other) => likenessOf(mark, other))
    .filter((likeness) => likeness !== null)
    .filter(({ height, stroke }) => Math.abs(height) < sameSize && Math.abs(stroke) < sameWeight)
}

interface Usual {
  shape: number
  height: number
}

/** How much the same letters of one picture differ anyway: little on a screenshot. */
function usualOf(all: readonly (readonly Likeness[])[]): Usual {
  const peers = all.flat()
  return {
    shape: median(peers.map(({ shape }) => shape)),
    height: median(peers.map(({ height }) => Math.abs(height))),
  }
}

function isOtherShape(peers: readonly Likeness[], usual: Usual): boolean {
  const max = Math.max(minShapeGap, usual.shape * 1.9)
  return isMost(peers, ({ shape }) => shape > max)
}

function isResized(peers: readonly Likeness[], usual: Usual): boolean {
  const min = Math.max(minSizeStep, usual.height * 4)
  return isMost(peers, ({ height }) => Math.abs(height) > min && Math.abs(height) < maxSizeStep)
}

/** Sums are set in bold for emphasis; dates and references among others of their size are not. */
function isOtherWeight(mark: Mark, others: readonly Mark[]): boolean {
  if (sum.test(mark.text)) return false
  const sized = others
    .filter((other) => other !== mark && other.isWorthForging && !sum.test(other.text))
    .map((other) => likenessOf(mark, other))
    .filter((likeness) => likeness !== null)
    .filter(({ height }) => Math.abs(height) < maxSizeStep / 2)
  return isMost(sized, ({ stroke }) => Math.abs(stroke) > sameWeight)
}

/** Whether most peers, weighted by common letters, are apart. */
function isMost(peers: readonly Likeness[], isApart: (peer: Likeness) => boolean): boolean {
  const lettersOf = (some: readonly Likeness[]) =>
    some.reduce((total, { letters }) => total + letters, 0)
  const apart = lettersOf(peers.filter(isApart))
  return apart >= minLetters && apart > lettersOf(peers) / 2
}
