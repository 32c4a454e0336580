import sharp, { type Metadata, type Sharp } from 'sharp'
import { DomainError } from '#domain/errors.ts'
import { maxPicturePixels, pictureKindOf } from '#domain/picture-kind.ts'
import { Turns } from './turns.ts'

/** Widths in which pictures are served: `limits.image_widths` of the configuration. */
export const imageWidths = [160, 320, 480, 640, 960, 1440] as const

/** Width of JPEGs, which only emails show: twice the size of a thumbnail or of the logo. */
export const emailPictureWidth = 320

/**
 * A picture of a phone is kept as it was sent up to here. Of larger ones, which take hundreds of
 * megabytes to open, one is opened at a time.
 */
const commonPixels = 40_000_000
/** Enough to read a payment proof or inspect a seam. */
const longestSide = 2400
/** For scrolled screenshots, so that they stay readable. */
const longestStrip = 7200
const stripRatio = 3

const huge = new Turns()

interface StoredImage {
  bytes: Buffer
  width: number
  height: number
  mime: 'image/webp'
  /** Says whether it was sent with so many pixels that only a smaller one is kept. */
  wasHuge: boolean
}

/**
 * Checks an upload by its content, decodes, rotates and re-encodes it, so that only pixels survive.
 * Throws `file_not_image` and `picture_too_large`.
 */
export async function reencodeUpload(upload: Uint8Array): Promise<StoredImage> {
  const { format, width, height } = await readHeader(upload)
  if (!['jpeg', 'png', 'webp'].includes(format)) throw notPicture(upload)
  const wasHuge = width * height > commonPixels
  try {
    const small = () => makeSmall(upload, { width, height })
    const { data, info } = await (wasHuge ? huge.inTurn(small) : small())
    return { bytes: data, width: info.width, height: info.height, mime: 'image/webp', wasHuge }
  } catch {
    throw new DomainError('file_not_image')
  }
}

function makeSmall(upload: Uint8Array, { width, height }: { width: number; height: number }) {
  const isStrip = Math.max(width, height) > Math.min(width, height) * stripRatio
  const max = isStrip ? longestStrip : longestSide
  return sharp(upload, { limitInputPixels: maxPicturePixels, failOn: 'error' })
    .rotate()
    .resize({ width: max, height: max, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
}

/** Reads no pixels, so that a header may claim any number of them. */
async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw notPicture(bytes)
    })
  const { width, height } = header
  if (width * height > maxPicturePixels) {
    throw new DomainError('picture_too_large', { width, height, max_pixels: maxPicturePixels })
  }
  return header
}

function notPicture(bytes: Uint8Array): DomainError {
  const kind = pictureKindOf(bytes)
  const isForeign = kind !== null && kind !== 'jpeg' && kind !== 'png' && kind !== 'webp'
  return new DomainError('file_not_image', isForeign ? { kind } : undefined)
}

/** Renders a picture in one width, as WebP. */
export async function renderWidth(
  original: Uint8Array,
  mime: string,
  width: number,
): Promise<Buffer> {
  const isDrawing = mime === 'image/svg+xml'
  const picture = await inWidth(original, isDrawing, width)
  return picture
    .webp(isDrawing ? { quality: 84, smartSubsample: true } : { quality: 82 })
    .toBuffer()
}

/** The same as AVIF: a third of the bytes, for ten times the work. */
export async function renderAvif(
  original: Uint8Array,
  mime: string,
  width: number,
): Promise<Buffer> {
  const picture = await inWidth(original, mime === 'image/svg+xml', width)
  return picture.avif({ quality: avifQuality(width), effort: 4, tune: 'ssim' }).toBuffer()
}

/** For mail programs that know neither WebP nor AVIF. */
export async function renderJpeg(
  original: Uint8Array,
  mime: string,
  width: number,
): Promise<Buffer> {
  const picture = await inWidth(original, mime === 'image/svg+xml', width)
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

/** Wide files are for dense screens, where each pixel is small. */
function avifQuality(width: number): number {
  if (width >= 960) return 42
  return width >= 640 ? 48 : 54
}

/** SVGs (only from the shop's own import) are rasterised at that size. */
async function inWidth(original: Uint8Array, isDrawing: boolean, width: number): Promise<Sharp> {
  const limits = { limitInputPixels: maxPicturePixels }
  if (!isDrawing) return sharp(original, limits).resize({ width, withoutEnlargement: true })
  const { width: natural } = await sharp(original).metadata()
  return sharp(original, { density: (72 * width) / natural, ...limits }).resize({ width })
}

export interface MeasuredImage {
  bytes: Uint8Array
  info: ImageInfo
}

export interface ImageInfo {
  width: number
  height: number
  mime: string
  /** The colour of the picture's edge, shown as a placeholder while it loads. */
  background: string
}

/**
 * Measures a picture from the shop's own import. Throws `file_not_image`, `picture_too_large`, and
 * what the decoder says of a damaged one.
 */
export async function measureImage(bytes: Uint8Array): Promise<ImageInfo> {
  const { format, width, height } = await readHeader(bytes)
  const mime = mimes[format]
  if (!mime) throw notPicture(bytes)
  const corner = () => cornerOf(bytes, format === 'svg' ? width : null)
  const [red, green, blue] = await (width * height > commonPixels ? huge.inTurn(corner) : corner())
  const background = `#${Buffer.from([red ?? 0, green ?? 0, blue ?? 0]).toString('hex')}`
  return { width, height, mime, background }
}

/** The colour of a picture's first pixel. */
function cornerOf(bytes: Uint8Array, drawingWidth: number | null): Promise<Buffer> {
  // A tiny rendering is enough for a drawing's corner; the full size takes 40 ms.
  const density = drawingWidth === null ? {} : { density: Math.max(1, (72 * 16) / drawingWidth) }
  return sharp(bytes, { limitInputPixels: maxPicturePixels, ...density })
    .flatten({ background: '#ffffff' })
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
}

/** The picture as it is, or a smaller one of a huge picture, which each width is rendered from. */
export async function keepable(picture: MeasuredImage): Promise<MeasuredImage> {
  const { mime, width, height } = picture.info
  if (mime === 'image/svg+xml' || width * height <= commonPixels) return picture
  const { bytes } = await reencodeUpload(picture.bytes)
  return { bytes, info: await measureImage(bytes) }
}

const mimes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}
