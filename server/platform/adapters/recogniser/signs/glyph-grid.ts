import { shapeHeight, type Glyph } from './glyphs.ts'

const rows = 24
const columns = 16
const shades = 15

/** A letter scaled to a grid of 16 shades per cell, and its width relative to its height. */
export interface GlyphGrid {
  aspect: number
  /** Two cells per byte. */
  cells: Uint8Array
}

export function glyphGrid(glyph: Glyph): GlyphGrid {
  const blurred = blur(sampled(glyph))
  const cells = new Uint8Array((rows * columns) / 2)
  for (const [at, cell] of blurred.entries()) {
    const shade = Math.round(Math.max(0, Math.min(1, cell)) * shades)
    cells[at >> 1] = (cells[at >> 1] ?? 0) | (shade << (at % 2 === 0 ? 4 : 0))
  }
  return { aspect: glyph.width / glyph.height, cells }
}

/** Difference in shape and width; 0 for the same letter of the same typeface. */
export function gridGap(one: GlyphGrid, other: GlyphGrid): number {
  let apart = 0
  let ink = 0
  for (let at = 0; at < rows * columns; at++) {
    const [a, b] = [shadeAt(one, at), shadeAt(other, at)]
    apart += Math.abs(a - b)
    ink += Math.max(a, b)
  }
  return (ink === 0 ? 1 : apart / ink) + Math.abs(Math.log(one.aspect / other.aspect))
}

function shadeAt({ cells }: GlyphGrid, at: number): number {
  const pair = cells[at >> 1] ?? 0
  return at % 2 === 0 ? pair >> 4 : pair & 15
}

/** Each cell is the median of nine samples. */
function sampled({ shape, shapeWidth }: Glyph): Float32Array {
  const cells = new Float32Array(rows * columns)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0
      for (let step = 0; step < 9; step++) {
        const across = (column + ((step % 3) + 0.5) / 3) / columns
        const down = (row + (Math.floor(step / 3) + 0.5) / 3) / rows
        const x = Math.min(shapeWidth - 1, Math.floor(across * shapeWidth))
        sum += shape[Math.floor(down * shapeHeight) * shapeWidth + x] ?? 0
      }
      cells[row * columns + column] = sum / 9
    }
  }
  return cells
}

/** Small letters are soft and large ones sharp; softening makes them comparable. */
function blur(cells: Float32Array): Float32Array {
  return cells.map((_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)]
    let sum = 0
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [nx, ny] = [x + dx, y + dy]
        if (nx < 0 || ny < 0 || nx >= columns || ny >= rows) continue
        sum += (cells[ny * columns + nx] ?? 0) * (2 - Math.abs(dx)) * (2 - Math.abs(dy))
      }
    }
    return sum / 16
  })
}
