/** All tones of a drawing, derived from the cloth colour in OKLCH so that steps look even. */
export interface Palette {
  body: string
  shade: string
  light: string
  /** The wrong side of the cloth, visible at necks and waists. */
  inner: string
  /** Silhouette. */
  edge: string
  /** Seams and other lines on the cloth. */
  line: string
  stitch: string
  /** Buttons and similar. */
  trim: string
  /** Heels, tipping, contrast ribs. */
  contrast: string
  /** The colourway's colour where the ground differs, as with stripes. */
  dye: string
  isDark: boolean
  isMarl: boolean
}

export const ground = '#f6f3ee'

export const flatSize = { width: 400, height: 500 }
export const brass = '#b8934f'
export const nickel = '#b9b9b6'
export const labelCloth = '#f4f0e6'

interface Tone {
  l: number
  c: number
  h: number
}

export interface Accents {
  stitch?: string
  contrast?: string
  trim?: string
  dye?: string
}

export function paletteOf(colour: { code: string; hex: string }, accents: Accents = {}): Palette {
  const dyed = toneOf(colour.hex)
  const base = { ...dyed, l: drawnLightness(dyed.l) }
  const isDark = base.l < 0.45
  const line = isDark
    ? step(base, Math.max(0.22, 0.56 - base.l), 0.6)
    : { l: Math.max(0.22, base.l * 0.36), c: Math.min(base.c * 0.6, 0.05), h: base.h }
  return {
    body: hexOf(base),
    shade: hexOf(step(base, isDark ? -0.075 : -0.105, base.l > 0.9 ? 1.2 : 0.84)),
    light: hexOf(step(base, isDark ? 0.075 : 0.05, 0.9)),
    inner: hexOf(step(base, isDark ? -0.085 : base.l > 0.9 ? -0.12 : -0.15, 0.8)),
    edge: hexOf(isDark ? { l: Math.max(0.12, base.l - 0.16), c: base.c * 0.6, h: base.h } : line),
    line: hexOf(line),
    stitch: accents.stitch ?? hexOf(isDark ? step(base, 0.26, 0.55) : step(base, -0.27, 0.65)),
    trim: accents.trim ?? hexOf(isDark ? step(base, 0.17, 0.6) : buttonTone(base)),
    contrast:
      accents.contrast ?? hexOf(isDark ? { l: 0.9, c: 0.02, h: 85 } : step(base, -0.3, 1.2)),
    dye: accents.dye ?? colour.hex,
    isDark,
    isMarl: colour.code === 'grey-marl',
  }
}

/** For the size guide: a line drawing without cloth. */
export const draftPalette: Palette = {
  body: '#fffefb',
  shade: '#fffefb',
  light: '#fffefb',
  inner: '#ece7de',
  edge: '#3a3733',
  line: '#57534d',
  stitch: '#a39d93',
  trim: '#fffefb',
  contrast: '#fffefb',
  dye: '#fffefb',
  isDark: false,
  isMarl: false,
}

/** Pure white would vanish into the background, and pure black would hide the folds. */
function drawnLightness(l: number): number {
  if (l > 0.96) return 0.985
  return Math.max(l, 0.265)
}

function buttonTone(base: Tone): Tone {
  return base.l > 0.6 ? { l: 0.95, c: 0.015, h: 85 } : { l: 0.36, c: 0.03, h: 60 }
}

function step(tone: Tone, by: number, chroma: number): Tone {
  return { l: Math.min(0.995, Math.max(0.1, tone.l + by)), c: tone.c * chroma, h: tone.h }
}

export function mix(a: string, b: string, share: number): string {
  const [r, g, bl] = channels(a)
  const [r2, g2, b2] = channels(b)
  return toHex([r + (r2 - r) * share, g + (g2 - g) * share, bl + (b2 - bl) * share])
}

function channels(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16)
  return [((n >> 16) & 255) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255]
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function toneOf(hex: string): Tone {
  const [r, g, b] = channels(hex).map((v) =>
    v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4,
  )
  const [red, green, blue] = [r ?? 0, g ?? 0, b ?? 0]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  }
}

function hexOf({ l, c, h }: Tone): string {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return toHex(
    [
      4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
    ].map((v) => (v <= 0.0031308 ? 12.92 * Math.max(0, v) : 1.055 * v ** (1 / 2.4) - 0.055)),
  )
}
