import sharp from 'sharp'

/** An upright picture in its original pixels: red, green, blue. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** Larger pictures are photographs, which have no one-pixel details. */
const longestSide = 3600
const maxPixels = 40_000_000

/** No picture that can be decoded: the same bytes never will be. */
export class UnreadablePicture extends Error {}

/**
 * Rotated upright according to EXIF; transparent parts become white. Throws `UnreadablePicture`.
 */
export async function readPixels(picture: Uint8Array): Promise<Pixels> {
  if (picture.length === 0) throw new UnreadablePicture('The picture is empty')
  const upright = uprightOf(picture)
  const { data, info } = await upright
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw isDecoders(error) ? new UnreadablePicture(error.message, { cause: error }) : error
    })
  return { data, width: info.width, height: info.height }
}

/** The decoder throws plain errors. It may also lack memory, which says nothing of the picture. */
function isDecoders(error: unknown): error is Error {
  return error instanceof Error && error.name === 'Error' && !/memory/i.test(error.message)
}

function uprightOf(picture: Uint8Array) {
  return sharp(picture, { limitInputPixels: maxPixels })
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .raw()
}

export async function turned(
  { data, width, height }: Pixels,
  quarterTurns: number,
): Promise<Pixels> {
  if (quarterTurns === 0) return { data, width, height }
  const turn = await sharp(data, { raw: { width, height, channels: 3 } })
    .rotate(quarterTurns * 90)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: turn.data, width: turn.info.width, height: turn.info.height }
}

export function luma({ data, width }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * 3
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
}

export function grown({ x0, y0, x1, y1 }: Box, by: number, { width, height }: Pixels): Box {
  return {
    x0: Math.max(0, Math.floor(x0 - by)),
    y0: Math.max(0, Math.floor(y0 - by)),
    x1: Math.min(width, Math.ceil(x1 + by)),
    y1: Math.min(height, Math.ceil(y1 + by)),
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
