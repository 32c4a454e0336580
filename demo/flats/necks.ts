import { roundNeck, veeNeck } from './block.ts'
import {
  type Point,
  type Trace,
  across,
  beside,
  close,
  endOf,
  join,
  reverse,
  trace,
} from './path.ts'
import { ribBand, wales } from './ribs.ts'
import type { PanelOptions, Sheet, Tone } from './sheet.ts'
import { label } from './trims.ts'

/** A ribbed neck, whose outer edge is the seam with the body. */
export interface NeckBand {
  shape: 'round' | 'vee' | 'boat'
  neck: number
  top: number
  drop: number
  width: number
  tone?: Tone
  /** Height of the rim above the shoulder. */
  stand?: number
  /** Inward lean of the rim at the side. */
  lean?: number
}

interface BandLines {
  seam: Trace
  rim: Trace
  /** The rim at the back of the neck, from left to centre. */
  backRim: Trace
  backSeam: Trace
}

export function neckSeam(band: NeckBand): Trace {
  const { neck, top, drop } = band
  if (band.shape === 'vee') return veeNeck(neck, top, drop)
  if (band.shape === 'boat')
    return trace`M200 ${top + drop} C${200 - neck * 0.7} ${top + drop} ${200 - neck * 0.92} ${top + drop * 0.5} ${200 - neck} ${top}`
  return roundNeck(neck, top, drop)
}

function lines(band: NeckBand): BandLines {
  const { neck, top, drop, width } = band
  const stand = band.stand ?? width * 0.55
  const tip: Point = [200 - neck + (band.lean ?? width * 0.72), top - stand]
  const inner = band.shape === 'vee' ? drop - width * 1.5 : drop - width
  const rim =
    band.shape === 'vee'
      ? trace`M200 ${top + inner} C${200 - (200 - tip[0]) * 0.42} ${top + inner * 0.66} ${tip[0] + (200 - tip[0]) * 0.1} ${top + inner * 0.26} ${tip}`
      : trace`M200 ${top + inner} C${200 - (200 - tip[0]) * 0.6} ${top + inner} ${tip[0] + (200 - tip[0]) * 0.04} ${top + inner * 0.5} ${tip}`
  const dip = stand > 12 ? -4 : Math.min(7, neck * 0.16)
  return {
    seam: neckSeam(band),
    rim,
    backRim: trace`M${tip} C${tip[0] + neck * 0.3} ${tip[1] + dip} ${200 - neck * 0.3} ${tip[1] + dip} 200 ${tip[1] + dip}`,
    backSeam: trace`M${200 - neck} ${top} C${200 - neck * 0.66} ${top + 9} ${200 - neck * 0.3} ${top + 10} 200 ${top + 10}`,
  }
}

/** The back of the neck visible through the front: rib, tape, label. Drawn before the body. */
export function neckBandInside(sheet: Sheet, band: NeckBand): void {
  const { rim, backRim } = lines(band)
  const { top, neck } = band
  const id = sheet.panel(close(join(across(backRim), reverse(across(reverse(rim))))), {
    tone: 'inner',
    cloth: 'none',
  })
  const low = endOf(backRim)[1] + band.width + 1
  const seam = `M${200 - neck} ${low - 6} C${200 - neck * 0.5} ${low + 1} ${200 + neck * 0.5} ${low + 1} ${200 + neck} ${low - 6}`
  sheet.within(id, () => {
    wales(
      sheet,
      across(backRim),
      across(
        trace`M${200 - neck} ${low - 6} C${200 - neck * 0.5} ${low} ${200 - neck * 0.3} ${low} 200 ${low}`,
      ),
      Math.round(neck * 0.7),
      0.35,
    )
    sheet.raw(
      `<path d="${seam}" fill="none" stroke="${sheet.palette.shade}" stroke-width="5" transform="translate(0 3)"/>`,
    )
    sheet.seam(seam, 1.1)
    if (low + 12 < top + band.drop - band.width) label(sheet, low + 1, 18)
  })
}

export function neckBandFront(sheet: Sheet, band: NeckBand, options: PanelOptions = {}): void {
  const { seam, rim } = lines(band)
  const [from, to] = [across(reverse(seam)), across(reverse(rim))]
  const count = Math.round((band.neck * 2 + band.drop * 1.3) / 3)
  ribBand(sheet, from, to, count, { tone: band.tone ?? 'body', ...options })
  if (band.shape === 'vee')
    sheet.seam(`M200 ${band.top + band.drop}V${band.top + band.drop - band.width * 1.5}`, 1.1)
}

export function neckBandBack(sheet: Sheet, band: NeckBand): void {
  const { backRim, backSeam } = lines(band)
  ribBand(sheet, across(backSeam), across(backRim), Math.round(band.neck * 0.66), {
    tone: band.tone ?? 'body',
  })
}

/** Twin-needle stitching below the neck seam. */
export function neckStitch(sheet: Sheet, band: NeckBand, side: 'front' | 'back'): void {
  const { seam, backSeam } = lines(band)
  const line = side === 'front' ? across(reverse(seam)) : across(backSeam)
  sheet.stitch(beside(line, 2.6))
}

/** A folded roll neck, the same front and back. */
export function rollNeck(sheet: Sheet, neck: number, top: number, drop: number): void {
  const foldTop = top - 30
  const half = neck + 3
  const low = trace`M${200 - half - 2} ${top + 4} C${200 - half + 6} ${top + drop * 0.7} ${200 - half * 0.4} ${top + drop + 2} 200 ${top + drop + 2}`
  sheet.shadow(
    `M${200 - half - 1} ${top + 8} C${200 - half + 6} ${top + drop + 8} ${200 + half - 6} ${top + drop + 8} ${200 + half + 1} ${top + 8}Z`,
    0.55,
  )
  const side = trace`M${200 - half - 2} ${top + 4} C${200 - half - 5} ${top - 8} ${200 - half - 2} ${foldTop + 8} ${200 - half + 4} ${foldTop}`
  const rim = trace`M${200 - half + 4} ${foldTop} C${200 - half * 0.6} ${foldTop - 3} ${200 - half * 0.3} ${foldTop - 4} 200 ${foldTop - 4}`
  const shape = close(join(across(join(side, rim)), reverse(across(low))))
  const id = sheet.panel(shape, { cloth: 'none', roll: 'body' })
  sheet.within(id, () => wales(sheet, across(low), across(rim), 26, 0.45))
  sheet.seam(across(rim), 1.1)
  sheet.fold(
    [200 - half, top - 2],
    [200 - half * 0.4, top + drop * 0.7],
    [200, top + drop * 0.55],
    2,
  )
}
