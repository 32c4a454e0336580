import type { Mark } from './marks.ts'
import { usualNoise } from './noise.ts'
import { median, type Box, type Pixels } from './pixels.ts'

type Colour = readonly [number, number, number]

/** A larger step is part of the design: a button, a card. */
const maxStep = 24
const minStep = 1
/** Compression alone shifts shades by this much. */
const minStepInNoise = 3
/** A patch is drawn closely around its text; in letter heights. */
const maxRoomAbove = 1.1
const maxRoomAside = 14
/** A step is wider than a hairline. */
const lasting = 3

/** Words on a rectangle with square corners whose colour nearly matches the paper around it. */
export function patched(pixels: Pixels, marks: readonly Mark[]): Mark[] {
  const min = usualNoise(marks) > 0.8 ? minStepInNoise : minStep
  return marks.filter((mark) => mark.isWorthForging && isPatched(pixels, mark, min))
}

function isPatched(pixels: Pixels, mark: Mark, min: number): boolean {
  const { x0, y0, x1, y1 } = rounded(mark.box)
  const tall = y1 - y0
  const inner = around(pixels, { x0, y0, x1, y1 })
  const row = (y: number) => medianColour(pixels, { x0, y0: y, x1, y1: y + 1 })
  const top = stepFrom(y0 - 2, -1, tall * maxRoomAbove, row, inner, min)
  const bottom = stepFrom(y1 + 1, 1, tall * maxRoomAbove, row, inner, min)
  if (!top || !bottom) return false
  const column = (x: number) =>
    medianColour(pixels, { x0: x, y0: top.at + 1, x1: x + 1, y1: bottom.at })
  const left = stepFrom(x0 - 2, -1, tall * maxRoomAside, column, inner, min)
  const right = stepFrom(x1 + 1, 1, tall * maxRoomAside, column, inner, min)
  if (!left || !right || right.at - left.at > pixels.width * 0.75) return false
  const outers = [top, bottom, left, right].map(({ outer }) => outer)
  const [outer] = outers
  if (!outer || outers.some((each) => gapOf(each, outer) > Math.max(0.5, min / 2))) return false
  // A card has round corners, where the paper shows.
  const corners: Box[] = [
    { x0: left.at + 1, y0: top.at + 1, x1: left.at + 3, y1: top.at + 3 },
    { x0: right.at - 2, y0: top.at + 1, x1: right.at, y1: top.at + 3 },
    { x0: left.at + 1, y0: bottom.at - 2, x1: left.at + 3, y1: bottom.at },
    { x0: right.at - 2, y0: bottom.at - 2, x1: right.at, y1: bottom.at },
  ]
  return corners.every((corner) => {
    const colour = medianColour(pixels, corner)
    return gapOf(colour, inner) < gapOf(colour, outer)
  })
}

interface Step {
  /** The first row or column beyond the rectangle. */
  at: number
  outer: Colour
}

function stepFrom(
  start: number,
  by: 1 | -1,
  farthest: number,
  colourAt: (at: number) => Colour,
  inner: Colour,
  min: number,
): Step | null {
  for (let away = 0; away <= farthest; away++) {
    const at = start + by * away
    const outer = colourAt(at)
    const gap = gapOf(outer, inner)
    if (gap < min || gap > maxStep) continue
    const lasts = Array.from({ length: lasting }, (_, more) => colourAt(at + by * (more + 1)))
    if (lasts.every((each) => gapOf(each, outer) < 0.6)) return { at, outer }
  }
  return null
}

function around(pixels: Pixels, { x0, y0, x1, y1 }: Box): Colour {
  const above = medianColour(pixels, { x0, y0: y0 - 2, x1, y1: y0 - 1 })
  const below = medianColour(pixels, { x0, y0: y1 + 1, x1, y1: y1 + 2 })
  return gapOf(above, below) < 3 ? above : medianColour(pixels, { x0, y0, x1, y1 })
}

function medianColour({ data, width, height }: Pixels, { x0, y0, x1, y1 }: Box): Colour {
  const shades: [number[], number[], number[]] = [[], [], []]
  for (let y = Math.max(0, y0); y < Math.min(height, y1); y++) {
    for (let x = Math.max(0, x0); x < Math.min(width, x1); x++) {
      const at = (y * width + x) * 3
      for (const [channel, values] of shades.entries()) values.push(data[at + channel] ?? 0)
    }
  }
  return [median(shades[0]), median(shades[1]), median(shades[2])]
}

function gapOf(one: Colour, other: Colour): number {
  return Math.max(...one.map((shade, channel) => Math.abs(shade - (other[channel] ?? 0))))
}

function rounded({ x0, y0, x1, y1 }: Box): Box {
  return { x0: Math.floor(x0), y0: Math.floor(y0), x1: Math.ceil(x1), y1: Math.ceil(y1) }
}
