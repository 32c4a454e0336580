import { type Trace, across, beside, close, join, mirror, reverse, slice, trace } from './path.ts'
import type { Sheet } from './sheet.ts'
import { button, label } from './trims.ts'

export interface ShirtCollar {
  neck: number
  top: number
  /** Position of the collar point, from the centre and below the top. */
  pointX: number
  pointY: number
  isButtonDown?: boolean
  /** Curvature of the edges: knitted collars curve, woven ones do not. */
  softness?: number
  /** Depth at which the two leaves meet. */
  meet?: number
  /** Gap between them there, for an open neck. */
  meetX?: number
}

/** The fold at the back of the neck, from the left side to the centre. */
function foldLine(neck: number, top: number, rise = 16): Trace {
  return trace`M${200 - neck + 2} ${top - 8} C${200 - neck * 0.8} ${top - rise + 2} ${200 - neck * 0.45} ${top - rise} 200 ${top - rise}`
}

/** The inside of the neck: back of the stand, seam and label. Drawn before the body. */
export function neckInside(
  sheet: Sheet,
  neck: number,
  top: number,
  depth: number,
  rise = 16,
): void {
  const fold = across(foldLine(neck, top, rise))
  const id = sheet.panel(
    close(
      join(
        fold,
        trace`M${200 + neck - 2} ${top - 8} C${200 + neck} ${top + depth * 0.7} ${200 + 12} ${top + depth} 200 ${top + depth} C188 ${top + depth} ${200 - neck} ${top + depth * 0.7} ${200 - neck + 2} ${top - 8}`,
      ),
    ),
    {
      tone: 'inner',
      outline: 'edge',
    },
  )
  sheet.within(id, () => {
    const seam = `M${200 - neck} ${top + 8} C${200 - neck * 0.5} ${top - 1} ${200 + neck * 0.5} ${top - 1} ${200 + neck} ${top + 8}`
    sheet.seam(seam, 1.1)
    sheet.hair(
      `M${200 - neck} ${top - 5} C${200 - neck * 0.5} ${top - 14} ${200 + neck * 0.5} ${top - 14} ${200 + neck} ${top - 5}`,
      0.5,
    )
  })
  label(sheet, top + 4, 20)
}

/** Stand and two leaves, buttoned at the throat. */
export function shirtCollar(sheet: Sheet, collar: ShirtCollar): void {
  const { neck, top, pointX, pointY, meet = 38, isButtonDown = false } = collar
  const stand = trace`M${200 - neck + 6} ${top + 14} L${200 - 15} ${top + meet + 14} C190 ${top + meet + 19} 210 ${top + meet + 19} ${200 + 15} ${top + meet + 14} L${200 + neck - 6} ${top + 14} L200 ${top + meet - 4} Z`
  sheet.panel(stand, { outline: 'seam' })
  button(sheet, 200, top + meet + 9, 3.4)
  sheet.both(() => {
    sheet.shadow(
      leafShape({ ...collar, pointX: pointX - 1, pointY: pointY + 4, top: top + 1 }),
      0.45,
    )
    const leaf = leafShape(collar)
    sheet.panel(leaf, {
      outline: 'line',
      grain: 24,
      roll: [
        [200 - neck - 14, top + 10],
        [200 - 4, top + meet + 14],
      ],
    })
    sheet.edge(slice(leaf, 0, 0.22))
    const free = slice(leaf, 0.25, 0.75)
    sheet.stitch(beside(free, isButtonDown ? -4.5 : -3.6))
    if (isButtonDown) button(sheet, 200 - pointX - 0.5, top + pointY - 9, 2.4)
  })
}

/** Four curves: from the neck over the shoulder to the point, to the throat, and back along the roll. */
export function leafShape({
  neck,
  top,
  pointX,
  pointY,
  softness = 0,
  meet = 38,
  meetX = 0.8,
}: ShirtCollar): Trace {
  const left = 200 - neck
  const sway = softness * 3
  return trace`M${left + 2} ${top - 8} C${left - 5} ${top - 3} ${left - 12} ${top + 8} ${left - 14} ${top + 18}
    C${left - 12 - sway} ${top + 34} ${200 - pointX - 10 - sway} ${top + pointY - 20} ${200 - pointX} ${top + pointY}
    C${200 - pointX + 12} ${top + pointY - 11 + sway} ${200 - 9 - meetX} ${top + meet + 13 + sway} ${200 - meetX} ${top + meet}
    C${200 - 12 - meetX * 0.6} ${top + meet * 0.72} ${left + 10} ${top + 12} ${left + 2} ${top - 8} Z`
}

export function collarBack(
  sheet: Sheet,
  neck: number,
  top: number,
  depth = 21,
  isStitched = true,
): void {
  const fold = foldLine(neck, top)
  const lower = trace`M${200 - neck - 13} ${top + 13} C${200 - neck} ${top + depth + 1} ${200 - neck * 0.5} ${top + depth} 200 ${top + depth}`
  const side = trace`M${200 - neck - 13} ${top + 13} C${200 - neck - 11} ${top + 5} ${200 - neck - 5} ${top - 3} ${200 - neck + 2} ${top - 8}`
  const shape = close(join(side, across(fold), mirror(reverse(side)), reverse(across(lower))))
  sheet.shadow(
    `M${200 - neck - 12} ${top + 15} C${200 - neck} ${top + depth + 7} ${200 + neck} ${top + depth + 7} ${200 + neck + 12} ${top + 15}Z`,
    0.5,
  )
  sheet.panel(shape, { outline: 'line', roll: 'body' })
  sheet.edge(join(side, across(fold), mirror(reverse(side))))
  if (isStitched) sheet.stitch(beside(across(lower), -3.6))
}

/** A stand without leaves: band collars and the stand collars of jackets. */
interface BandCollar {
  neck: number
  top: number
  height: number
  /** Depth at which the ends meet at the front. */
  drop: number
  gap?: number
}

export function bandCollar(sheet: Sheet, { neck, top, height, drop, gap = 0 }: BandCollar): void {
  sheet.both(() => {
    const shape = trace`M${200 - neck} ${top} C${200 - neck + 1} ${top + drop * 0.5} ${200 - neck * 0.55} ${top + drop * 0.92} ${200 - gap} ${top + drop}
    L${200 - gap} ${top + drop - height + 3} Q${200 - gap - 1} ${top + drop - height} ${200 - gap - 5} ${top + drop - height - 1}
    C${200 - neck * 0.55} ${top + drop * 0.6 - height * 0.6} ${200 - neck + 7} ${top + drop * 0.3 - height * 0.5} ${200 - neck + 4} ${top - height * 0.62} Q${200 - neck} ${top - height * 0.4} ${200 - neck} ${top} Z`
    sheet.panel(shape, {
      outline: 'line',
      grain: 30,
      roll: [
        [200 - neck, top],
        [200, top + drop],
      ],
    })
    sheet.stitch(beside(slice(shape, 0.34, 0.83), -2.8))
  })
}

export function bandBack(sheet: Sheet, neck: number, top: number, height: number): void {
  const lower = trace`M${200 - neck} ${top} C${200 - neck * 0.6} ${top + 7} ${200 - neck * 0.3} ${top + 8} 200 ${top + 8}`
  const upper = trace`M${200 - neck + 4} ${top - height * 0.7} C${200 - neck * 0.6} ${top - height + 3} ${200 - neck * 0.3} ${top - height + 4} 200 ${top - height + 4}`
  sheet.panel(close(join(across(lower), reverse(across(upper)))), { outline: 'line', roll: 'body' })
  sheet.stitch(beside(across(upper), 2.8), beside(across(lower), -2.8))
}
