import sharp from 'sharp'
import type { Pixels } from './signs/pixels.ts'

/** At this width, letters of a phone screen have the height the recogniser was trained on. */
const goodSide = 1080
const smallSide = 800
const largeSide = 1500
/** Size of the areas over which paper and ink are told apart. */
const tile = 10
/** A tile darker than this holds light letters on dark paper. */
const darkPaper = 150

export type QuarterTurns = 0 | 1 | 2 | 3

export interface Prepared extends Size {
  png: Buffer
}

/** Black letters on white paper: grey, well sized, evenly lit, dark areas inverted. */
export async function preparePicture(picture: Pixels, turns: QuarterTurns): Promise<Prepared> {
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const
  const upright = await sharp(picture.data, { raw })
    .rotate(turns * 90)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = await sharp(upright.data, { raw: rawOf(upright.info) })
    .resize(goodWidth(upright.info), null, { kernel: 'cubic' })
    .normalise({ lower: 0, upper: 100 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const png = await sharp(await levelled(data, info), { raw: rawOf(info) })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { png, width: info.width, height: info.height }
}

interface Size {
  width: number
  height: number
}

function rawOf({ width, height }: Size) {
  return { width, height, channels: 1 } as const
}

function goodWidth({ width, height }: Size): number {
  const side = Math.min(width, height)
  const scale = side < smallSide ? Math.min(goodSide / side, 3) : Math.min(largeSide / side, 1)
  return Math.max(1, Math.round(width * scale))
}

/** Compares each pixel with the paper around it, whatever its shade. */
async function levelled(grey: Buffer, size: Size): Promise<Buffer> {
  const across = Math.ceil(size.width / tile)
  const paper = await sharp(grey, { raw: rawOf(size) })
    .resize(across, Math.ceil(size.height / tile), { fit: 'fill', kernel: 'linear' })
    .median(9)
    .greyscale()
    .raw()
    .toBuffer()
  const level = Buffer.alloc(grey.length)
  for (let y = 0; y < size.height; y++) {
    const tiles = Math.floor(y / tile) * across
    for (let x = 0; x < size.width; x++) {
      const at = y * size.width + x
      const shade = grey[at] ?? 0
      const around = paper[tiles + Math.floor(x / tile)] ?? 255
      const light =
        around >= darkPaper
          ? (shade * 255) / around
          : 255 - (Math.max(0, shade - around) * 255) / (255 - around)
      level[at] = Math.min(255, Math.max(0, light))
    }
  }
  return level
}
