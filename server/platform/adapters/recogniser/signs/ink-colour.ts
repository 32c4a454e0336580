import type { Mark } from './marks.ts'
import { usualNoise } from './noise.ts'
import { median } from './pixels.ts'
import { usualSoftness } from './sharpness.ts'

type Colour = readonly number[]

const sameSize = 0.12
/**
 * Levels by which the ink of one style varies, and from which it is another ink or another style.
 */
const sameInk = 6
const otherInk = 10
const otherStyle = 60
/** Without noise, inks of any size can be compared: a screen has few, and they are far apart. */
const clean = 0.3
const otherStyleWhenClean = 36
const blurred = 1.1

/** Words whose ink is nearly, but not quite, that of the others. */
export function otherInks(marks: readonly Mark[]): Mark[] {
  const drawn = marks.filter(({ glyphs }) => glyphs.length > 0)
  if (usualSoftness(marks) > blurred) return []
  const isClean = usualNoise(marks) < clean
  return drawn.filter(
    (mark) =>
      mark.isWorthForging &&
      (isApartFromItsSize(mark, drawn) || (isClean && isNearlyAnother(mark, drawn))),
  )
}

function isApartFromItsSize(mark: Mark, others: readonly Mark[]): boolean {
  const peers = others.filter(
    (other) =>
      other !== mark &&
      other.isWorthForging &&
      Math.abs(Math.log(tallOf(mark) / tallOf(other))) < sameSize,
  )
  if (peers.length < 3) return false
  const usual = [0, 1, 2].map((channel) => median(peers.map((peer) => inkAt(peer, channel))))
  const gap = gapOf(inksOf(mark), usual)
  return (
    gap > otherInk &&
    gap < otherStyle &&
    peers.every((peer) => gapOf(inksOf(peer), usual) <= sameInk)
  )
}

function isNearlyAnother(mark: Mark, others: readonly Mark[]): boolean {
  const gaps = others
    .filter((other) => !isSameLine(mark, other) && hasSamePaper(mark, other))
    .map((other) => gapOf(inksOf(mark), inksOf(other)))
  const nearest = Math.min(...gaps)
  return nearest > otherInk && nearest < otherStyleWhenClean
}

/** Words on the same line may all have been painted over. */
function isSameLine(one: Mark, other: Mark): boolean {
  const middle = (other.box.y0 + other.box.y1) / 2
  return middle > one.box.y0 && middle < one.box.y1
}

function hasSamePaper(one: Mark, other: Mark): boolean {
  return gapOf(one.inked.paperColour, other.inked.paperColour) < otherInk
}

function gapOf(one: Colour, other: Colour): number {
  return Math.max(...one.map((shade, channel) => Math.abs(shade - (other[channel] ?? 0))))
}

function inksOf({ inked }: Mark): Colour {
  return inked.inkColour
}

function inkAt(mark: Mark, channel: number): number {
  return inksOf(mark)[channel] ?? 0
}

function tallOf({ glyphs }: Mark): number {
  return Math.max(...glyphs.map(({ height }) => height))
}
