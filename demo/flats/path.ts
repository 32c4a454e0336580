/** Paths that can be mirrored, joined, sliced and offset, so that seams and stitches align. */
export type Point = readonly [x: number, y: number]

interface Curve {
  c1: Point
  c2: Point
  to: Point
  isStraight: boolean
}

export interface Trace {
  from: Point
  curves: readonly Curve[]
  isClosed: boolean
}

/** An SVG path from numbers and points, rounded to a tenth. */
export function path(
  strings: TemplateStringsArray,
  ...values: readonly (number | string | Point)[]
): string {
  return strings.reduce((done, text, i) => done + written(values[i - 1] ?? '') + text)
}

function written(value: number | string | Point): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? short(value) : `${short(value[0])} ${short(value[1])}`
}

/** Parses one subpath of M L H V C S Q Z, absolute or relative. */
export function trace(
  strings: TemplateStringsArray,
  ...values: readonly (number | Point)[]
): Trace {
  return read(strings.reduce((done, text, i) => done + String(values[i - 1]) + text))
}

export function read(d: string): Trace {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []
  const curves: Curve[] = []
  let from: Point = [0, 0]
  let at: Point = [0, 0]
  let command = 'M'
  let isClosed = false
  let index = 0
  const isRelative = () => command === command.toLowerCase()
  const number = () => {
    const value = Number(tokens[index++])
    if (!Number.isFinite(value)) throw new Error(`not a path: ${d}`)
    return value
  }
  const point = (): Point => {
    const x = number()
    const y = number()
    return isRelative() ? [at[0] + x, at[1] + y] : [x, y]
  }
  while (index < tokens.length) {
    const token = tokens[index] ?? ''
    if (/[a-zA-Z]/.test(token)) {
      command = token
      index++
    }
    const kind = command.toUpperCase()
    if (kind === 'Z') {
      isClosed = true
      continue
    }
    if (kind === 'M') {
      from = point()
      at = from
      command = command === 'M' ? 'L' : 'l'
      continue
    }
    const next = readCurve(kind, at, curves.at(-1), point, () => {
      const value = number()
      return isRelative() ? value + (kind === 'H' ? at[0] : at[1]) : value
    })
    curves.push(next)
    at = next.to
  }
  return { from, curves, isClosed }
}

function readCurve(
  kind: string,
  at: Point,
  before: Curve | undefined,
  point: () => Point,
  ordinate: () => number,
): Curve {
  if (kind === 'H') return straight(at, [ordinate(), at[1]])
  if (kind === 'V') return straight(at, [at[0], ordinate()])
  if (kind === 'L') return straight(at, point())
  if (kind === 'C') return { c1: point(), c2: point(), to: point(), isStraight: false }
  if (kind === 'S') {
    const c1: Point = before ? [2 * at[0] - before.c2[0], 2 * at[1] - before.c2[1]] : at
    return { c1, c2: point(), to: point(), isStraight: false }
  }
  if (kind === 'Q') {
    const control = point()
    const to = point()
    return { c1: mid(at, control, 2 / 3), c2: mid(to, control, 2 / 3), to, isStraight: false }
  }
  throw new Error(`unknown path command ${kind}`)
}

function straight(from: Point, to: Point): Curve {
  return { c1: mid(from, to, 1 / 3), c2: mid(from, to, 2 / 3), to, isStraight: true }
}

export function mid(a: Point, b: Point, share = 0.5): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

export function endOf(t: Trace): Point {
  return t.curves.at(-1)?.to ?? t.from
}

function mapTrace(t: Trace, move: (p: Point) => Point): Trace {
  return {
    from: move(t.from),
    curves: t.curves.map((c) => ({ ...c, c1: move(c.c1), c2: move(c.c2), to: move(c.to) })),
    isClosed: t.isClosed,
  }
}

/** Mirrors across the centre line, x = 200. */
export function mirror(t: Trace): Trace {
  return mapTrace(t, ([x, y]) => [400 - x, y])
}

export function reverse(t: Trace): Trace {
  const starts = [t.from, ...t.curves.map((c) => c.to)]
  const curves = t.curves.map((c, i) => ({ ...c, c1: c.c2, c2: c.c1, to: starts[i] ?? t.from }))
  return { from: endOf(t), curves: curves.toReversed(), isClosed: t.isClosed }
}

/** Concatenates traces; gaps become straight lines. */
export function join(first: Trace, ...rest: readonly Trace[]): Trace {
  return rest.reduce((whole, next) => {
    const end = endOf(whole)
    const gap = Math.hypot(end[0] - next.from[0], end[1] - next.from[1])
    const bridge = gap > 0.05 ? [straight(end, next.from)] : []
    return { ...whole, curves: [...whole.curves, ...bridge, ...next.curves] }
  }, first)
}

export function close(t: Trace): Trace {
  return { ...t, isClosed: true }
}

/** Closes a half that starts and ends on the centre line with its mirror image. */
export function whole(half: Trace): Trace {
  return close(join(half, reverse(mirror(half))))
}

/** Continues a line that ends on the centre line to the other side. */
export function across(half: Trace): Trace {
  return join(half, reverse(mirror(half)))
}

/** The line offset to its right (positive) or left (negative), as for a row of stitches. */
export function beside(t: Trace, distance: number): Trace {
  const legs = t.curves.map((c, i) =>
    offsetCurve(i === 0 ? t.from : (t.curves[i - 1]?.to ?? t.from), c, distance),
  )
  const first = legs[0]
  if (!first) return t
  const curves: Curve[] = []
  legs.forEach((leg, i) => {
    const next = legs[i + 1]
    const to = next ? corner(leg, next, distance) : leg.to
    curves.push({ c1: leg.c1, c2: leg.c2, to, isStraight: leg.isStraight })
  })
  return { from: first.from, curves, isClosed: false }
}

interface Leg extends Curve {
  from: Point
}

function offsetCurve(from: Point, c: Curve, distance: number): Leg {
  const start = normal(from, c.c1, c.to)
  const end = normal(c.c2, c.to, c.to, from)
  const middle = normal(c.c1, c.c2, c.to)
  const a = meet(start, middle)
  const b = meet(middle, end)
  return {
    from: push(from, start, distance),
    c1: push(c.c1, a, distance),
    c2: push(c.c2, b, distance),
    to: push(c.to, end, distance),
    isStraight: c.isStraight,
  }
}

function corner(leg: Leg, next: Leg, distance: number): Point {
  const gap = Math.hypot(leg.to[0] - next.from[0], leg.to[1] - next.from[1])
  if (gap < 0.05) return leg.to
  const a = direction(leg.c2, leg.to)
  const b = direction(next.from, next.c1)
  const cross = a[0] * b[1] - a[1] * b[0]
  if (Math.abs(cross) < 0.05) return mid(leg.to, next.from)
  const t = ((next.from[0] - leg.to[0]) * b[1] - (next.from[1] - leg.to[1]) * b[0]) / cross
  const limit = Math.abs(distance) * 4
  return push(leg.to, a, Math.max(-limit, Math.min(limit, t)))
}

function direction(a: Point, b: Point): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}

function normal(a: Point, b: Point, ...fallback: readonly Point[]): Point {
  const isPoint = Math.hypot(b[0] - a[0], b[1] - a[1]) < 0.01
  const [x, y] = isPoint && fallback[0] ? direction(fallback[1] ?? a, fallback[0]) : direction(a, b)
  return [-y, x]
}

/** The mean of two normals, scaled so that the offset holds on both sides. */
function meet(a: Point, b: Point): Point {
  const sum: Point = [a[0] + b[0], a[1] + b[1]]
  const reach = 1 + a[0] * b[0] + a[1] * b[1]
  return reach < 0.2 ? a : [sum[0] / reach, sum[1] / reach]
}

function push(p: Point, along: Point, by: number): Point {
  return [p[0] + along[0] * by, p[1] + along[1] * by]
}

/** The point at `share`, 0 to 1, of the number of curves. */
export function pointAt(t: Trace, share: number): Point {
  const place = Math.min(0.99999, Math.max(0, share)) * t.curves.length
  const index = Math.floor(place)
  const c = t.curves[index]
  if (!c) return t.from
  const from = index === 0 ? t.from : (t.curves[index - 1]?.to ?? t.from)
  return split(from, c, place - index)[0].to
}

export function slice(t: Trace, start: number, end: number): Trace {
  const count = t.curves.length
  const curves: Curve[] = []
  let from: Point | undefined
  t.curves.forEach((c, i) => {
    const a = Math.max(0, start * count - i)
    const b = Math.min(1, end * count - i)
    if (a >= 1 || b <= 0 || b - a < 1e-6) return
    const head = i === 0 ? t.from : (t.curves[i - 1]?.to ?? t.from)
    const tail = split(head, c, a)
    const begin = tail[0].to
    const kept = split(begin, tail[1], (b - a) / (1 - a))[0]
    from ??= begin
    curves.push(kept)
  })
  return { from: from ?? t.from, curves, isClosed: false }
}

function split(from: Point, c: Curve, share: number): [Curve, Curve] {
  const a = mid(from, c.c1, share)
  const b = mid(c.c1, c.c2, share)
  const e = mid(c.c2, c.to, share)
  const ab = mid(a, b, share)
  const be = mid(b, e, share)
  const at = mid(ab, be, share)
  return [
    { c1: a, c2: ab, to: at, isStraight: c.isStraight },
    { c1: be, c2: e, to: c.to, isStraight: c.isStraight },
  ]
}

export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function pathOf(t: Trace): string {
  const pen = (p: Point) => `${short(p[0])} ${short(p[1])}`
  const drawn = t.curves.map((c) =>
    c.isStraight ? `L${pen(c.to)}` : `C${pen(c.c1)} ${pen(c.c2)} ${pen(c.to)}`,
  )
  return `M${pen(t.from)}${drawn.join('')}${t.isClosed ? 'Z' : ''}`
}
