import { expect, test } from 'vitest'
import { tell } from './problem.ts'
import { readText } from './read-text.ts'

const text = 'Handle\tTitle\n衫\tShirt'
const wide = Buffer.from(`\uFEFF${text}`, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16, as Excel’s “Unicode text”', wide],
  ['UTF-16 with the other order of bytes', Buffer.from(wide).swap16()],
  ['UTF-16 without a byte order mark', Buffer.from(text, 'utf16le')],
])('%s is read', (_, bytes) => {
  expect(readText(bytes)).toBe(text)
})

const files: [what: string, bytes: Uint8Array, says: string, line?: number][] = [
  ['an Excel workbook', Buffer.from('PK\u0003\u0004..xl/workbook.xml'), 'workbook'],
  ['a Numbers workbook', Buffer.from('PK\u0003\u0004..Index/Document.iwa'), 'workbook'],
  ['an old Excel workbook', Buffer.from('D0CF11E0A1B11AE1', 'hex'), 'workbook'],
  ['an archive', Buffer.from('PK\u0003\u0004..products.csv'), 'unpack'],
  ['a JPEG', Buffer.from('FFD8FFE000104A46', 'hex'), 'picture'],
  ['a PNG', Buffer.from('89504E470D0A1A0A', 'hex'), 'picture'],
  ['a WebP', Buffer.from('RIFF1234WEBP'), 'picture'],
  ['an iPhone’s photo', Buffer.from('\0\0\0\u0024ftypheic'), 'picture'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'PDF'],
  ['a page', Buffer.from('<!DOCTYPE html><title>Sign in</title>'), 'web page'],
  ['JSON', Buffer.from('[{"handle": "a"}]'), 'JSON'],
  ['binary data', Buffer.from([72, 1, 0, 3, 0, 0]), 'not a text file'],
  ['a text in Big5', Buffer.from([0x48, 0x0a, 0x2c, 0xa4, 0xa4]), 'CSV UTF-8', 2],
]

test.each(files)('%s is refused in words that help', (_, bytes, says, line = 1) => {
  const read = readText(bytes)
  if (typeof read === 'string') throw new Error(`read as ${read}`)
  expect(tell(read, 'en')).toEqual({ line, column: '', message: expect.stringContaining(says) })
})
