import type { Measure } from './flat.ts'
import { type Point, mid, short } from './path.ts'
import type { Sheet } from './sheet.ts'

const ink = '#161616'
const paper = '#f6f3ee'

/** Dimension lines with arrowheads and a lettered disc, and extension lines when they run outside the garment. */
export function drawMeasures(sheet: Sheet, measures: readonly Measure[]): void {
  for (const measure of measures) drawMeasure(sheet, measure)
}

function drawMeasure(sheet: Sheet, { letter, from, to, away }: Measure): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const beside: Point = [-along[1], along[0]]
  const moved = (p: Point, by: number): Point => [p[0] + beside[0] * by, p[1] + beside[1] * by]
  const a = moved(from, away)
  const b = moved(to, away)
  const pen = (p: Point) => `${short(p[0])} ${short(p[1])}`
  if (away !== 0) {
    const past = away + Math.sign(away) * 5
    const lead = Math.sign(away) * 4
    const d = [from, to].map((p) => `M${pen(moved(p, lead))}L${pen(moved(p, past))}`).join('')
    sheet.raw(`<path d="${d}" stroke="${ink}" stroke-width=".7" stroke-dasharray="2 2"/>`)
  }
  sheet.raw(`<path d="M${pen(a)}L${pen(b)}" stroke="${ink}" stroke-width="1.3"/>`)
  sheet.raw(
    `<path d="${arrow(a, along, beside)}${arrow(b, [-along[0], -along[1]], beside)}" fill="${ink}"/>`,
  )
  const [x, y] = mid(a, b, letter === 'B' ? 0.62 : 0.5)
  sheet.raw(
    `<circle cx="${short(x)}" cy="${short(y)}" r="11" fill="${paper}" stroke="${ink}" stroke-width="1.2"/>` +
      `<path d="${letters[letter]}" transform="translate(${short(x)} ${short(y)})" fill="none" stroke="${ink}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
}

function arrow(tip: Point, along: Point, beside: Point): string {
  const back = (spread: number) =>
    `${short(tip[0] + along[0] * 8 + beside[0] * spread)} ${short(tip[1] + along[1] * 8 + beside[1] * spread)}`
  return `M${short(tip[0])} ${short(tip[1])}L${back(3)}L${back(-3)}Z`
}

/** Drawn as outlines, so that the picture needs no font. */
const letters: Readonly<Record<Measure['letter'], string>> = {
  A: 'M-4 5L0-5.5L4 5M-2.6 1.500H2.6',
  B: 'M-3.2-5.200V5M-3.2-5.200H.4Q3-5.2 3-2.700T.4-.3H-3.200M.4-.3Q3.6-.3 3.6 2.300T.4 5H-3.2',
  C: 'M3.6-3.200Q2.6-5.4 0-5.400Q-4-5.4-4 0T0 5.200Q2.6 5.2 3.6 3',
  D: 'M-3.4-5.200V5H-.6Q3.8 5 3.8-.1T-.6-5.200Z',
}
