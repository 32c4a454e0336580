import { labelCloth, nickel, mix } from './palette.ts'
import { short } from './path.ts'
import type { Sheet } from './sheet.ts'

export function button(sheet: Sheet, x: number, y: number, radius = 4): void {
  const { trim, line, isDark } = sheet.palette
  const rim = isDark ? line : mix(line, '#000000', 0.1)
  const r = short(radius)
  const markup =
    `<circle cx=".5" cy=".9" r="${r}" fill="#000" opacity=".16"/>` +
    `<circle r="${r}" fill="${trim}" stroke="${rim}" stroke-width=".9"/>` +
    `<circle r="${short(radius * 0.66)}" fill="none" stroke="${rim}" stroke-width=".4" opacity=".6"/>` +
    `<path d="M-1-1L1 1M1-1L-1 1" stroke="${rim}" stroke-width=".55"/>` +
    `<path d="M-1-1h0M1-1h0M-1 1h0M1 1h0" stroke="${rim}" stroke-width="1.2" stroke-linecap="round"/>`
  sheet.symbol(`button ${radius}`, markup, x, y)
}

/** A snap or a rivet. */
export function snap(
  sheet: Sheet,
  x: number,
  y: number,
  radius = 3.4,
  finish: string = nickel,
): void {
  const metal = sheet.material(finish)
  const markup =
    `<circle cx=".4" cy=".7" r="${short(radius)}" fill="#000" opacity=".18"/>` +
    `<circle r="${short(radius)}" fill="${metal}" stroke="${mix(metal, '#000000', 0.55)}" stroke-width=".8"/>` +
    `<circle r="${short(radius * 0.55)}" fill="${mix(metal, '#ffffff', 0.35)}" stroke="${mix(metal, '#000000', 0.35)}" stroke-width=".5"/>`
  sheet.symbol(`snap ${radius} ${metal}`, markup, x, y)
}

export function eyelet(
  sheet: Sheet,
  x: number,
  y: number,
  radius = 2.6,
  finish: string = nickel,
): void {
  const metal = sheet.material(finish)
  const markup =
    `<circle r="${short(radius)}" fill="${metal}" stroke="${mix(metal, '#000000', 0.5)}" stroke-width=".7"/>` +
    `<circle r="${short(radius * 0.45)}" fill="#2a2826"/>`
  sheet.symbol(`eyelet ${radius} ${metal}`, markup, x, y)
}

export function buttonhole(sheet: Sheet, x: number, y: number, length = 9, isAcross = false): void {
  const half = length / 2
  const d = isAcross ? `M${x - half} ${y}h${length}` : `M${x} ${y - half}v${length}`
  sheet.raw(
    `<path d="${d}" stroke="${sheet.palette.stitch}" stroke-width="1.7" stroke-linecap="round" opacity=".9"/>`,
  )
  sheet.raw(`<path d="${d}" stroke="${sheet.palette.line}" stroke-width=".5"/>`)
}

export function barTack(sheet: Sheet, x: number, y: number, length = 6, isAcross = true): void {
  const d = isAcross
    ? `M${short(x - length / 2)} ${short(y)}h${length}`
    : `M${short(x)} ${short(y - length / 2)}v${length}`
  sheet.raw(`<path d="${d}" stroke="${sheet.palette.stitch}" stroke-width="2" opacity=".95"/>`)
}

/** The woven label inside the neck. */
export function label(sheet: Sheet, y: number, width = 22): void {
  const x = 200 - width / 2
  const ink = '#3a3733'
  sheet.raw(
    `<rect x="${x}" y="${short(y)}" width="${width}" height="${short(width * 0.5)}" rx=".8" fill="${labelCloth}" stroke="${ink}" stroke-width=".7"/>` +
      `<path d="M${x + width * 0.22} ${short(y + width * 0.25)}h${short(width * 0.56)}" stroke="${ink}" stroke-width="1.3"/>`,
  )
}

interface ZipOptions {
  metal?: string
  /** Width of tape and teeth. */
  width?: number
  pullAt?: number
}

export function zip(
  sheet: Sheet,
  x: number,
  from: number,
  to: number,
  options: ZipOptions = {},
): void {
  const { width = 7, pullAt = from } = options
  const metal = sheet.material(options.metal ?? nickel)
  const { line, inner } = sheet.palette
  const half = width / 2
  sheet.raw(
    `<path d="M${x - half} ${short(from)}H${x + half}V${short(to)}H${x - half}Z" fill="${inner}" stroke="${line}" stroke-width="1"/>`,
  )
  sheet.raw(
    `<path d="M${x} ${short(from)}V${short(to)}" stroke="${mix(metal, '#000000', 0.45)}" stroke-width="3.2"/>`,
  )
  sheet.raw(
    `<path d="M${x} ${short(from)}V${short(to)}" stroke="${mix(metal, '#ffffff', 0.25)}" stroke-width="2.6" stroke-dasharray="1.1 1.1"/>`,
  )
  zipPull(sheet, x, pullAt, metal)
}

export function zipPull(
  sheet: Sheet,
  x: number,
  y: number,
  finish: string = nickel,
  turn = 0,
): void {
  const metal = sheet.material(finish)
  const dark = mix(metal, '#000000', 0.6)
  const markup =
    `<path d="M-2.6-1h5.2l-.6 6h-4z" fill="${metal}" stroke="${dark}" stroke-width=".8" stroke-linejoin="round"/>` +
    `<path d="M-1.4 5h2.8l.8 10q-2.2 2-4.4 0z" fill="${mix(metal, '#ffffff', 0.3)}" stroke="${dark}" stroke-width=".8" stroke-linejoin="round"/>` +
    `<circle cy="13" r=".9" fill="${dark}"/>`
  sheet.symbol(`pull ${metal}`, markup, x, y, turn === 0 ? '' : ` rotate(${turn})`)
}

/** The contact shadow below the garment. */
export function contactShade(sheet: Sheet, y: number, half: number): void {
  if (sheet.isDraft || sheet.isPlaced) return
  sheet.raw(
    `<ellipse cx="200" cy="${short(y)}" rx="${short(half)}" ry="7" fill="#000" opacity=".06"/>`,
  )
}
