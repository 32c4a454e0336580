import { knitTile } from './cloth-knit.ts'
import { type Cloth, type Tile, fill, stroke } from './cloth-tile.ts'
import type { Palette } from './palette.ts'

export function clothTile(cloth: Cloth, palette: Palette): Tile {
  return knitTile(cloth, palette) ?? wovenTile(cloth, palette)
}

export function weave({ width, height, marks }: Tile, id: string): string {
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${marks}</pattern>`
}

/**
 * The weave on a panel, rotated with its grain. Renderers are slow with small, rotated or fractional tiles
 * (hundreds of milliseconds per picture), so the repeats are combined into one large tile of whole units.
 */
export function lengthOfCloth(
  { width, height }: Tile,
  weaveId: string,
  id: string,
  grain: number,
): string {
  const [w, h] = [wholeUnits(width), wholeUnits(height)]
  const turned = grain === 0 ? '' : ` patternTransform="rotate(${grain})"`
  return `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${turned}><rect width="${w}" height="${h}" fill="url(#${weaveId})"/></pattern>`
}

function wholeUnits(repeat: number): number {
  const tenths = Math.round(repeat * 10)
  let count = Math.ceil(640 / tenths)
  while ((count * tenths) % 10 !== 0) count++
  return (count * tenths) / 10
}

function wovenTile(cloth: Cloth, p: Palette): Tile {
  const lift = p.isDark ? p.light : '#ffffff'
  switch (cloth) {
    case 'oxford':
      return {
        width: 4,
        height: 4,
        marks:
          fill('M0 0h2v2H0zM2 2h2v2H2z', lift, p.isDark ? 0.4 : 0.2) +
          fill('M2 0h2v2H2z', p.shade, 0.22),
      }
    case 'poplin':
      return { width: 3, height: 2, marks: stroke('M0 .5h3', p.shade, 0.5, 0.3) }
    case 'bengal':
      return {
        width: 8,
        height: 8,
        marks: fill('M2 0h3.6v8H2z', p.dye, 0.88) + stroke('M0 2h8M0 6h8', '#ffffff', 0.4, 0.25),
      }
    case 'seersucker':
      return { width: 10, height: 14, marks: seersucker(p) }
    case 'linen':
      return { width: 47, height: 39, marks: linen(p, lift) }
    case 'twill':
      return {
        width: 3.2,
        height: 5.6,
        marks: stroke('M-1 5.6L4.2 -1.7M-1.6 1.1L.6 -2M2.6 7.6L5 3.4', p.shade, 0.7, 0.42),
      }
    case 'denim':
      return {
        width: 3,
        height: 4.5,
        marks:
          stroke('M-1 4.5L4 -1.5M-1.5 .6L.5 -1.8M2.5 6.3L4.5 3.9', p.light, 0.7, 0.75) +
          fill('M.6 1h.7v1.2h-.7z', p.shade, 0.7),
      }
    case 'corduroy':
      return { width: 5, height: 8, marks: corduroy(p) }
    case 'check':
      return { width: 34, height: 34, marks: check(p) }
    case 'wool':
      return { width: 14, height: 12, marks: wool(p, lift) }
    case 'flannel':
      return { width: 8, height: 8, marks: herringbone(p) }
    case 'ripstop':
      return {
        width: 8,
        height: 8,
        marks:
          stroke('M0 .5h8M.5 0v8', p.isDark ? p.light : p.shade, 0.7, 0.65) +
          stroke('M0 4h8M4 0v8', p.shade, 0.4, 0.25),
      }
    case 'suede':
      return { width: 30, height: 26, marks: suede(p, lift) }
    case 'canvas':
      return {
        width: 4,
        height: 4,
        marks: stroke('M0 1h2M2 3h2', p.shade, 0.8, 0.42) + stroke('M3 0v2M1 2v2', lift, 0.8, 0.4),
      }
    case 'felt':
      return {
        width: 22,
        height: 18,
        marks: stroke('M2 4l3 1M11 2l2 2M17 8l3-1M6 12l2-2M13 14l3 1M3 16l1-2', p.shade, 0.7, 0.4),
      }
    case 'wave-quilt':
      return { width: 28, height: 15, marks: waveQuilt(p) }
    case 'leather':
      return {
        width: 12,
        height: 10,
        marks: stroke('M1 3q2-1 3 1M6 2q2 0 2 2M9 7q1-2 3-1M3 8q2 0 2-2', p.shade, 0.5, 0.5),
      }
    default:
      return { width: 6, height: 6, marks: stroke('M0 2h6M3 0v6', lift, 0.4, 0.16) }
  }
}

function seersucker(p: Palette): string {
  const puckers = 'M5.5 1.5q2-1.2 4 0M5.5 5q2 1 4 0M5.5 8.500q2-1 4 0M5.5 12q2 1.2 4 0'
  return (
    fill('M0 0h5v14H0z', p.isDark ? p.light : '#ffffff', p.isDark ? 0.3 : 0.72) +
    stroke(puckers, p.shade, 0.7, 0.75)
  )
}

function linen(p: Palette, lift: string): string {
  const weft =
    'M0 3h13M18 3h8M33 3h11M4 9h21M30 9h9M0 15h7M14 15h19M38 15h9M3 21h12M21 21h17M0 27h18M25 27h8M37 27h10M7 33h9M20 33h22'
  const warp =
    'M3 0v9M3 19v14M9 5v16M15 0v7M15 22v12M21 9v17M27 0v12M27 28v11M33 6v14M39 0v9M39 24v12M45 10v17'
  return (
    stroke(weft, p.shade, 0.7, 0.42) +
    stroke(warp, p.shade, 0.5, 0.3) +
    stroke('M8 6h9M29 18h10M12 30h7M36 36h6M24 4v6', lift, 0.9, 0.13)
  )
}

function corduroy(p: Palette): string {
  return (
    `<path d="M0 0h1.3v8H0z" fill="${p.shade}" opacity=".95"/>` +
    fill('M2.6 0h1.200v8H2.600z', p.light, 0.6) +
    stroke('M1.5 2.500h3.500M1.5 6.500h3.5', p.shade, 0.4, 0.3)
  )
}

function check(p: Palette): string {
  const band = p.isDark ? p.light : p.edge
  return (
    fill('M0 0h9v34H0zM0 0h34v9H0z', band, p.isDark ? 0.42 : 0.3) +
    fill('M17 0h2v34h-2zM0 17h34v2H0z', p.contrast, 0.55) +
    fill('M24.5 0h3v34h-3zM0 24.500h34v3H0z', p.shade, 0.7) +
    stroke('M0 2l2-2M0 6l6-6M3 9l6-6M7 9l2-2', p.body, 0.6, 0.4)
  )
}

function wool(p: Palette, lift: string): string {
  return (
    stroke('M1 2l2-1M6 4l2 1M11 1l1 2M3 8l1 2M9 9l2-1M13 6l1 1', p.shade, 0.8, 0.6) +
    stroke('M4 1l1 2M9 6l2 0M1 6l1-1M6 10l2 1M12 10l1-1', lift, 0.7, 0.3)
  )
}

function herringbone(p: Palette): string {
  return stroke('M0 0l4 4l4-4M0 4l4 4l4-4M0-4l4 4l4-4', p.isDark ? p.light : p.shade, 0.8, 0.42)
}

function waveQuilt(p: Palette): string {
  const wave = 'M-1 8Q6 .5 14 8T29 8'
  return (
    stroke('M-1 5.5Q6-2 14 5.5T29 5.5', p.shade, 3.5, 0.55) +
    stroke('M-1 11.5Q6 4 14 11.5T29 11.5', p.light, 3, 0.6) +
    stroke(wave, p.line, 0.9, 0.75)
  )
}

function suede(p: Palette, lift: string): string {
  return (
    stroke(
      'M2 3l2 2M9 1l1 3M16 6l3 1M25 3l2 2M5 12l3 1M13 15l1 3M21 13l2-2M27 19l2 1M3 21l1-2M10 23l3 0M18 22l2 1',
      p.shade,
      0.9,
      0.5,
    ) +
    stroke(
      'M6 6l2 1M13 9l2-1M20 2l1 2M24 9l2 1M1 16l2 0M9 17l2 1M17 18l2-1M23 24l2-1',
      lift,
      0.8,
      0.22,
    )
  )
}
