import sharp, { type Sharp } from 'sharp'
import { DomainError } from '#domain/errors.ts'

/** Widths in which pictures are served: `limits.image_widths` of the configuration. */
export const imageWidths = [160, 320, 480, 640, 960, 1440] as const

/** Of JPEGs, which only emails show: twice the size of a thumbnail or of the logo. */
export const emailPictureWidth = 320

/** A phone photo has about 12 megapixels; a decompression bomb claims far more. */
const maxPixels = 40_000_000
/** Enough to read a payment proof or inspect a seam. */
const longestSide = 2400
/** For scrolled screenshots, so that they stay readable. */
const longestStrip = 7200
const stripRatio = 3

interface StoredImage {
  bytes: Buffer
  width: number
  height: number
  mime: 'image/webp'
}

/**
 * Checks an upload by its content, decodes, rotates and re-encodes it, so that only pixels survive.
 * Throws `file_not_image`.
 */
export async function reencodeUpload(upload: Uint8Array): Promise<StoredImage> {
  try {
    const source = sharp(upload, { limitInputPixels: maxPixels, failOn: 'error' })
    const { format, width, height } = await source.metadata()
    if (!['jpeg', 'png', 'webp'].includes(format)) throw new DomainError('file_not_image')
    const isStrip = Math.max(width, height) > Math.min(width, height) * stripRatio
    const max = isStrip ? longestStrip : longestSide
    const { data, info } = await source
      .rotate()
      .resize({ width: max, height: max, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height, mime: 'image/webp' }
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new DomainError('file_not_image')
  }
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
  const limits = { limitInputPixels: maxPixels }
  if (!isDrawing) return sharp(original, limits).resize({ width, withoutEnlargement: true })
  const { width: natural } = await sharp(original).metadata()
  return sharp(original, { density: (72 * width) / natural, ...limits }).resize({ width })
}

export interface ImageInfo {
  width: number
  height: number
  mime: string
  /** The colour of the picture's edge, shown as a placeholder while it loads. */
  background: string
}

/** Measures a picture from the shop's own import. Throws if it is not one. */
export async function measureImage(bytes: Uint8Array): Promise<ImageInfo> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
  const mime = mimeOf(format)
  // A tiny rendering is enough for a drawing's corner; the full size takes 40 ms.
  const density = format === 'svg' ? { density: Math.max(1, (72 * 16) / width) } : {}
  const corner = await sharp(bytes, { limitInputPixels: maxPixels, ...density })
    .flatten({ background: '#ffffff' })
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return { width, height, mime, background: `#${corner.subarray(0, 3).toString('hex')}` }
}

function mimeOf(format: string): string {
  const mimes: Record<string, string> = {
    jpeg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    svg: 'image/svg+xml',
  }
  const mime = mimes[format]
  if (!mime) throw new Error(`unsupported picture format: ${format}`)
  return mime
}
