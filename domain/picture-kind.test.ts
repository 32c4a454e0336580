import { expect, test } from 'vitest'
import { pictureKindOf } from './picture-kind.ts'

const bytesOf = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x20ftypavif\0\0\0\0avifmif1', 'avif'],
  ['\0\0\0\x20ftypmif1\0\0\0\0mif1avif', 'avif'],
  ['\0\0\0\x18ftypcrx \0\0\0\x01', 'raw'],
  ['\0\0\0\x18ftypqt  \0\0\0\0', 'film'],
  ['II*\0\x10\0\0\0CR\x02\0', 'raw'],
  ['FUJIFILMCCD-RAW 0201', 'raw'],
  ['II*\0\x08\0\0\0', 'tiff'],
  ['MM\0*\0\0\0\x08', 'tiff'],
  ['GIF89a', 'gif'],
  ['BM\x36\0\0\0', 'bmp'],
  ['%PDF-1.7\n', 'pdf'],
  ['<?xml version="1.0"?>\n<svg xmlns=', 'svg'],
  ['<script>', null],
  ['', null],
])('a file is known by its first bytes: %j', (start, kind) => {
  expect(pictureKindOf(bytesOf(start))).toBe(kind)
})
