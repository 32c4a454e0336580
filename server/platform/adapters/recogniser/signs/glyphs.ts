import type { Inked } from './ink.ts'

export interface Glyph {
  letter: string
  left: number
  top: number
  width: number
  height: number
  /** Stroke width in pixels. */
  stroke: number
  /** Coverage, scaled to a height of `shapeHeight` pixels. */
  shape: Float32Array
  shapeWidth: number
}

export const shapeHeight = 32

/** The letters of a word; empty unless there are as many shapes as letters. */
export function glyphsOf(inked: Inked, word: string): Glyph[] {
  const letters = Array.from(word.replaceAll(/\s/g, ''))
  const shapes = parted(inked, shapesOf(inked), letters.length)
  if (shapes.length !== letters.length) return []
  return shapes.flatMap((shape, at) => glyphOf(inked, shape, letters[at] ?? ''))
}

interface Span {
  x0: number
  y0: number
  x1: number
  y1: number
}

function shapesOf({ coverage, width, height }: Inked): Span[] {
  const seen = new Uint8Array(width * height)
  const spans: Span[] = []
  for (let at = 0; at < coverage.length; at++) {
    if (seen[at] || (coverage[at] ?? 0) < 0.5) continue
    const span = fill(at, { coverage, width, height }, seen)
    if ((span.x1 - span.x0) * (span.y1 - span.y0) >= 4) spans.push(span)
  }
  const merged: Span[] = []
  for (const span of spans.toSorted((one, other) => one.x0 - other.x0)) {
    const last = merged.at(-1)
    const overlap = last ? Math.min(last.x1, span.x1) - span.x0 : 0
    if (last && overlap > Math.min(last.x1 - last.x0, span.x1 - span.x0) * 0.5) {
      last.x1 = Math.max(last.x1, span.x1)
      last.y0 = Math.min(last.y0, span.y0)
      last.y1 = Math.max(last.y1, span.y1)
    } else merged.push({ ...span })
  }
  return merged
}

/** A bridge between touching letters covers at most this share of a column. */
const maxBridge = 0.35

/** Splits touching letters, widest first, until there are enough shapes. */
function parted(inked: Inked, shapes: readonly Span[], count: number): Span[] {
  const parts = [...shapes]
  for (let missing = count - parts.length; missing > 0 && missing <= count / 3; missing--) {
    const [widest] = parts.toSorted((one, other) => other.x1 - other.x0 - (one.x1 - one.x0))
    const cut = widest && isWide(widest) ? thinnestColumn(inked, widest) : null
    if (!widest || cut === null) break
    const { x0, y0, x1, y1 } = widest
    const halves = [heldBy(inked, { x0, y0, x1: cut, y1 }), heldBy(inked, { x0: cut, y0, x1, y1 })]
    parts.splice(parts.indexOf(widest), 1, ...halves)
  }
  return parts
}

/** Tells a span as wide as two letters, and large enough to be cut precisely. */
function isWide({ x0, y0, x1, y1 }: Span): boolean {
  return x1 - x0 > (y1 - y0) * 1.05 && y1 - y0 >= 16
}

function thinnestColumn(inked: Inked, { x0, y0, x1, y1 }: Span): number | null {
  const room = Math.round((x1 - x0) / 4)
  let thinnest = { x: 0, ink: (y1 - y0) * maxBridge }
  for (let x = x0 + room; x < x1 - room; x++) {
    let ink = 0
    for (let y = y0; y < y1; y++) ink += Math.max(0, coverageAt(inked, x, y))
    if (ink < thinnest.ink) thinnest = { x, ink }
  }
  return thinnest.x === 0 ? null : thinnest.x
}

function heldBy(inked: Inked, { x0, y0, x1, y1 }: Span): Span {
  const isInked = (y: number) => {
    for (let x = x0; x < x1; x++) if (coverageAt(inked, x, y) >= 0.5) return true
    return false
  }
  let [top, bottom] = [y0, y1]
  while (top < bottom - 1 && !isInked(top)) top += 1
  while (bottom > top + 1 && !isInked(bottom - 1)) bottom -= 1
  return { x0, y0: top, x1, y1: bottom }
}

function fill(
  start: number,
  { coverage, width, height }: Pick<Inked, 'coverage' | 'width' | 'height'>,
  seen: Uint8Array,
): Span {
  const span = { x0: width, y0: height, x1: 0, y1: 0 }
  const stack = [start]
  seen[start] = 1
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    span.x0 = Math.min(span.x0, x)
    span.x1 = Math.max(span.x1, x + 1)
    span.y0 = Math.min(span.y0, y)
    span.y1 = Math.max(span.y1, y + 1)
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [nx, ny] = [x + dx, y + dy]
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue
        const next = ny * width + nx
        if (seen[next] || (coverage[next] ?? 0) < 0.5) continue
        seen[next] = 1
        stack.push(next)
      }
    }
  }
  return span
}

function glyphOf(inked: Inked, span: Span, letter: string): Glyph[] {
  const across = { from: span.x0 - 1, to: span.x1 + 1 }
  const down = { from: span.y0 - 1, to: span.y1 + 1 }
  const at = (x: number, y: number) => coverageAt(inked, x, y)
  let area = 0
  let edge = 0
  for (let y = down.from; y < down.to; y++) {
    for (let x = across.from; x < across.to; x++) {
      area += Math.max(0, Math.min(1, at(x, y)))
      edge += Math.hypot(at(x + 1, y) - at(x, y), at(x, y + 1) - at(x, y))
    }
  }
  if (area < 4 || edge === 0) return []
  const extent = extentOf(inked, span)
  const shapeWidth = Math.max(1, Math.round((shapeHeight * extent.width) / extent.height))
  return [
    {
      letter,
      ...extent,
      stroke: (2 * area) / edge,
      shapeWidth,
      shape: drawn(at, extent, shapeWidth),
    },
  ]
}

type Extent = Pick<Glyph, 'left' | 'top' | 'width' | 'height'>

/** Where the outermost rows and columns are half covered, in fractions of a pixel. */
function extentOf(inked: Inked, { x0, y0, x1, y1 }: Span): Extent {
  const max = (read: (step: number) => number, from: number, to: number) => {
    let found = 0
    for (let step = from; step < to; step++) found = Math.max(found, read(step))
    return Math.max(0, Math.min(1, found))
  }
  const row = (y: number) => max((x) => coverageAt(inked, x, y), x0, x1)
  const column = (x: number) => max((y) => coverageAt(inked, x, y), y0, y1)
  const top = y0 - row(y0 - 1) + 1 - row(y0)
  const bottom = y1 + row(y1) - (1 - row(y1 - 1))
  const left = x0 - column(x0 - 1) + 1 - column(x0)
  const right = x1 + column(x1) - (1 - column(x1 - 1))
  return { left, top, width: right - left, height: bottom - top }
}

function coverageAt({ coverage, width, height }: Inked, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : (coverage[y * width + x] ?? 0)
}

function drawn(
  at: (x: number, y: number) => number,
  { left, top, width, height }: Extent,
  shapeWidth: number,
): Float32Array {
  const shape = new Float32Array(shapeWidth * shapeHeight)
  for (let row = 0; row < shapeHeight; row++) {
    for (let column = 0; column < shapeWidth; column++) {
      const x = left + ((column + 0.5) * width) / shapeWidth - 0.5
      const y = top + ((row + 0.5) * height) / shapeHeight - 0.5
      const [fx, fy] = [Math.floor(x), Math.floor(y)]
      const [dx, dy] = [x - fx, y - fy]
      const value =
        at(fx, fy) * (1 - dx) * (1 - dy) +
        at(fx + 1, fy) * dx * (1 - dy) +
        at(fx, fy + 1) * (1 - dx) * dy +
        at(fx + 1, fy + 1) * dx * dy
      shape[row * shapeWidth + column] = Math.max(0, Math.min(1, value))
    }
  }
  return shape
}
