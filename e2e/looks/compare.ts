import sharp from 'sharp'

/** Pixels of a cell's side, at half size: about a letter. */
const cell = 8

/** Mean difference of a cell, of 255, from which it looks different. Another browser's edges make 12. */
const visible = 20

/** Cells that may differ. */
const allowed = 1

interface Picture {
  data: Buffer
  width: number
  height: number
}

export interface Difference {
  /** Difference, in words. */
  summary: string
  /** The new picture, dimmed, with what differs in red. */
  picture: Buffer
}

/** A picture as it is stored: half as large, and only as good as it takes to compare. */
export function stored(shot: Buffer, width: number): Promise<Buffer> {
  return sharp(shot)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 30, effort: 2 })
    .toBuffer()
}

/** Place where two stored pictures differ, or null. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | null> {
  const [old, now] = await Promise.all([read(before), read(after)])
  const changed = cellsThatDiffer(old, now)
  const grown = now.height - old.height
  const isOtherSize = old.width !== now.width || Math.abs(grown) > 2
  if (!isOtherSize && changed.length <= allowed) return null
  const [first] = changed
  const where = first ? `, first at ${first.x * 2}, ${first.y * 2}` : ''
  const size = grown === 0 ? '' : `${Math.abs(grown) * 2} px ${grown > 0 ? 'taller' : 'shorter'}, `
  return {
    summary: `${size}${changed.length} cells differ${where}`,
    picture: await marked(after, changed),
  }
}

/** Blurred by a pixel, so that the same edge at half a pixel's distance differs little. */
async function read(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .blur(0.8)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

interface Cell {
  x: number
  y: number
}

function cellsThatDiffer(old: Picture, now: Picture): Cell[] {
  const width = Math.min(old.width, now.width)
  const height = Math.min(old.height, now.height)
  const found: Cell[] = []
  for (let y = 0; y + cell <= height; y += cell) {
    for (let x = 0; x + cell <= width; x += cell) {
      if (meanDifference(old, now, { x, y }) > visible) found.push({ x, y })
    }
  }
  return found
}

/** Mean over a cell of the largest difference of red, green and blue. */
function meanDifference(old: Picture, now: Picture, { x, y }: Cell): number {
  let sum = 0
  for (let row = y; row < y + cell; row += 1) {
    const from = (row * old.width + x) * 3
    const to = (row * now.width + x) * 3
    for (let at = 0; at < cell * 3; at += 3) {
      const red = Math.abs((old.data[from + at] ?? 0) - (now.data[to + at] ?? 0))
      const green = Math.abs((old.data[from + at + 1] ?? 0) - (now.data[to + at + 1] ?? 0))
      const blue = Math.abs((old.data[from + at + 2] ?? 0) - (now.data[to + at + 2] ?? 0))
      sum += Math.max(red, green, blue)
    }
  }
  return sum / (cell * cell)
}

async function marked(file: Buffer, cells: readonly Cell[]): Promise<Buffer> {
  const red = { r: 220, g: 0, b: 0, alpha: 0.5 }
  const input = await sharp({ create: { width: cell, height: cell, channels: 4, background: red } })
    .png()
    .toBuffer()
  return sharp(file)
    .composite(cells.map(({ x, y }) => ({ input, left: x, top: y })))
    .webp({ quality: 80 })
    .toBuffer()
}
