import { grown, luma, median, type Box, type Pixels } from './pixels.ts'

/** A piece of text as coverage: how much of each pixel is ink. */
export interface Inked {
  box: Box
  width: number
  height: number
  /** 0 is paper, 1 ink; values may slightly exceed both. */
  coverage: Float32Array
  /** Shades, from 0 to 255. */
  paper: number
  ink: number
}

/** Text with less contrast than this cannot be compared. */
const minContrast = 40

/** Separates the letters in a box from their paper; null if there are none. */
export function inkOf(pixels: Pixels, box: Box, margin: number): Inked | null {
  const area = grown(box, margin, pixels)
  const [width, height] = [area.x1 - area.x0, area.y1 - area.y0]
  if (width < 4 || height < 4) return null
  const shades = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) shades[y * width + x] = luma(pixels, area.x0 + x, area.y0 + y)
  }
  const sorted = shades.toSorted()
  const paper = paperOf(shades, width, height)
  const [dark, light] = [
    sorted[Math.floor(sorted.length * 0.01)] ?? 0,
    sorted[Math.floor(sorted.length * 0.99)] ?? 255,
  ]
  const ink = paper - dark > light - paper ? dark : light
  if (Math.abs(paper - ink) < minContrast) return null
  const coverage = shades.map((shade) => (paper - shade) / (paper - ink))
  return {
    box: area,
    width,
    height,
    coverage,
    paper,
    ink,
  }
}

function paperOf(shades: Float32Array, width: number, height: number): number {
  const edge: number[] = []
  for (let x = 0; x < width; x++) edge.push(shades[x] ?? 0, shades[(height - 1) * width + x] ?? 0)
  for (let y = 0; y < height; y++) {
    edge.push(shades[y * width] ?? 0, shades[y * width + width - 1] ?? 0)
  }
  return median(edge)
}
