/** Kinds of files that people send for a picture, and that the shop does not take. */
export type ForeignKind = 'heic' | 'avif' | 'tiff' | 'raw' | 'gif' | 'bmp' | 'svg' | 'pdf' | 'film'

type PictureKind = 'jpeg' | 'png' | 'webp' | ForeignKind

/** The number of bytes of a file that `pictureKindOf` looks at. */
const signatureBytes = 64

/** The most pixels of a picture that is taken: more than any phone or camera in a shop makes. */
export const maxPicturePixels = 100_000_000

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/** By its first bytes, whatever its name says; null for anything else. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const start = String.fromCodePoint(...bytes.subarray(0, signatureBytes))
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG')) return 'png'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.slice(4, 8) === 'ftyp') return kindOfBrands(start)
  if (start.startsWith('GIF8')) return 'gif'
  if (start.startsWith('BM')) return 'bmp'
  if (start.startsWith('%PDF')) return 'pdf'
  if (/^\s*(<\?xml[^>]*>\s*)?<svg/i.test(start)) return 'svg'
  if (isCameraFile(start)) return 'raw'
  if (/^(II\*\0|MM\0\*|II\+\0|MM\0\+)/.test(start)) return 'tiff'
  return null
}

/** The first brand is often the general `mif1`; those after it say more. */
function kindOfBrands(start: string): PictureKind {
  const brands: readonly string[] = start.slice(8).match(/.{4}/gs) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  if (brands.includes('crx ')) return 'raw'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : 'film'
}

/** Canon, Fujifilm, Olympus, Panasonic; those of others look like any TIFF. */
function isCameraFile(start: string): boolean {
  if (start.startsWith('FUJIFILMCCD-RAW')) return true
  return /^II\*\0.{4}CR/s.test(start) || /^(IIRO|IIRS|IIU\0)/.test(start)
}
