import type { Sentence } from './import-texts.ts'

/** First bytes, in hexadecimal, of files that people take for a CSV, or choose by mistake. */
const binaryKinds: readonly (readonly [start: RegExp, sentence: Sentence])[] = [
  [/^(504b0304|1f8b|526172211a|377abcaf)/, (t) => t.isArchive],
  [/^d0cf11e0/, (t) => t.isWorkbook],
  [/^25504446/, (t) => t.isPdf],
  // JPEG, PNG, GIF, BMP, TIFF
  [/^(ffd8ff|89504e47|47494638|424d.{8}00000000|49492a00|4d4d002a)/, (t) => t.isPicture],
  // WebP, HEIC, AVIF
  [/^(52494646.{8}57454250|.{8}66747970(686569|6d6966|6d7366|617669))/, (t) => t.isPicture],
  [/^.{8}66747970/, (t) => t.notText],
]

const textKinds: readonly (readonly [start: RegExp, sentence: Sentence])[] = [
  [/^\s*<(!doctype|html|\?xml|rss|svg)/i, (t) => t.isMarkup],
  [/^\s*[[{]\s*["{[\]}]/, (t) => t.isJson],
]

/** Names inside the workbooks of Excel, LibreOffice and Numbers, which are archives. */
const workbookNames = ['xl/workbook', 'opendocument.spreadsheet', 'Index/Document.iwa']

/** Kind of the file, if it is clearly no text in columns. */
export function otherKind(bytes: Uint8Array): Sentence | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isZip = file.toString('latin1', 0, 2) === 'PK'
  if (isZip && workbookNames.some((name) => file.includes(name))) return (t) => t.isWorkbook
  const bytesOfStart = file.toString('hex', 0, 32)
  const textOfStart = file.toString('latin1', 0, 1000)
  const found =
    binaryKinds.find(([pattern]) => pattern.test(bytesOfStart)) ??
    textKinds.find(([pattern]) => pattern.test(textOfStart))
  return found?.[1] ?? null
}
